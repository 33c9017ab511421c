// What a shopper presses beside what shopper.ts has: an address, a message.
import type { Tab } from '../tab.ts';

export async function addAddress(tab: Tab, name: string, street = '7 Hill Street'): Promise<void> {
  await tab.goto('/profile/addresses');
  await tab.press('Add a new address');
  await tab.type('Name', name);
  await tab.type('Phone Number', '9876543210');
  await tab.type('Address / Street', street);
  await tab.type('Pincode', '302001');
  await tab.until('city and state', async () => (await textIn(tab, 'City')) !== '');
  const isSaved = async () => {
    const words = await tab.words();
    return !words.includes('Save Address') && words.includes(name);
  };
  await tab.press('Save Address');
  await tab.until('the saved address', isSaved);
}

/** Until the phone has it: the form is empty again. */
export async function writeMessage(tab: Tab, mark: string): Promise<void> {
  await fillInMessage(tab, mark);
  await tab.press('Send message');
  await tab.until('the message to be saved', async () => (await textIn(tab, 'Message')) === '');
}

export async function fillInMessage(tab: Tab, mark: string): Promise<void> {
  await tab.goto('/contact-us');
  await tab.type('Name', 'Asha Rao');
  await tab.type('Phone Number', '98765 43210');
  await tab.type('Email', 'asha.rao@example.com');
  await tab.type('Message', `Do you deliver? ${mark}`);
}

/** What stands in the field of this name. */
export function textIn(tab: Tab, name: string): Promise<string> {
  return tab.evaluate((wanted) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')];
    const isIt = (it: HTMLInputElement) => it.labels?.[0]?.textContent?.trim().startsWith(wanted);
    return fields.find(isIt)?.value ?? '';
  }, name);
}
