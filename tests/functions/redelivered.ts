// News as the platform brings it: what fails is brought once more, as the triggers ask for with `retry`.

const DELIVERIES = 5;

/** The handler's answer to the first delivery that it did not fail at. The emulator ends one of two transactions that meet. */
export async function redelivered<T>(handle: () => Promise<T>): Promise<T> {
  for (let delivery = 1; ; delivery++) {
    try {
      return await handle();
    } catch (error) {
      if (delivery === DELIVERIES) throw error;
    }
  }
}
