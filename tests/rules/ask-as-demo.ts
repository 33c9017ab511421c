// Lets another project on the emulator answer the shop's own code, which asks the demo's project.
import { vi } from 'vitest';
import { emulatorHost } from './rules-emulator.ts';

const realFetch = globalThis.fetch;

/** A `fetch` that asks this project in place of the demo's. */
export function fetchFrom(project: string) {
  const [own, here] = ['projects/demo-haat/', `projects/${project}/`];
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    if (!url.startsWith('http://localhost:8080')) return realFetch(url, init);
    const asked = url
      .replace('http://localhost:8080', `http://${emulatorHost()}`)
      .replace(own, here);
    const body = typeof init.body === 'string' ? { body: init.body.replaceAll(own, here) } : {};
    const reply = await realFetch(asked, { ...init, ...body });
    return new Response((await reply.text()).replaceAll(here, own), { status: reply.status });
  };
}

/** Lasts until vi.unstubAllGlobals(). */
export function answerFrom(project: string): void {
  vi.stubGlobal('fetch', fetchFrom(project));
}
