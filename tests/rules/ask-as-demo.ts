// Lets the shop's own code, which asks the demo's project, be answered by another one on the emulator.
import { vi } from 'vitest';
import { emulatorHost } from './rules-emulator.ts';

/** Until vi.unstubAllGlobals(). */
export function answerFrom(project: string): void {
  const realFetch = globalThis.fetch;
  const [own, here] = ['projects/demo-haat/', `projects/${project}/`];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith('http://localhost:8080')) return realFetch(url, init);
    const asked = url
      .replace('http://localhost:8080', `http://${emulatorHost()}`)
      .replace(own, here);
    const body = typeof init.body === 'string' ? { body: init.body.replaceAll(own, here) } : {};
    const reply = await realFetch(asked, { ...init, ...body });
    return new Response((await reply.text()).replaceAll(here, own), { status: reply.status });
  });
}
