// Typed text is kept: the last keystroke wins, however slow the disk is, and a form takes over only what it knows.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { latestOnly, mergeKnownFields } from '#forms/use-draft.ts';

test('however slowly values are written, one is written at a time and the last one is written last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.nat(), { minLength: 1 }), async (slow, values) => {
      const written: number[] = [];
      let running = 0;
      const keep = latestOnly(async (value: number) => {
        expect(++running).toBe(1);
        await slow.schedule(Promise.resolve());
        written.push(value);
        running--;
      });
      for (const value of values) {
        keep(value);
        if (value % 3 === 0 && slow.count() > 0) await slow.waitOne();
      }
      await slow.waitIdle();
      expect(written.at(-1)).toBe(values.at(-1));
    }),
  );
});

test('a write that fails does not keep the next one from being written', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const written: string[] = [];
  const keep = latestOnly(async (value: string) => {
    if (value === 'fails') throw new Error('full');
    written.push(value);
  });
  keep('fails');
  keep('goes');
  await vi.waitFor(() => expect(written).toEqual(['goes']), 20_000);
  expect(complaints).toHaveBeenCalledOnce();
  complaints.mockRestore();
});

test('who waits for the writing has all of it written, also what came meanwhile', async () => {
  let go = () => {};
  const disk = new Promise<void>((resolve) => {
    go = resolve;
  });
  const written: string[] = [];
  const keep = latestOnly(async (value: string) => {
    await disk;
    written.push(value);
  });
  keep('M');
  keep('Meera');
  const isSettled = keep.settled().then(() => [...written]);
  go();
  expect(await isSettled).toEqual(['M', 'Meera']);
});

const EMPTY = { name: '', message: '' };
test.each<[unknown, object]>([
  [undefined, EMPTY],
  ['text', EMPTY],
  [{ name: 'Asha' }, { name: 'Asha', message: '' }],
  [
    { name: 7, message: 'Namaste' },
    { name: '', message: 'Namaste' },
  ],
  [
    { name: 'Asha', constructor: 'x', old: 'y' },
    { name: 'Asha', message: '' },
  ],
])('of what was kept, %j, the form takes over what it knows', (kept, expected) => {
  expect(mergeKnownFields(EMPTY, kept)).toEqual(expected);
});
