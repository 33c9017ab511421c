// A forward proxy on loopback through which a real browser sends everything: page, worker, Firestore, pictures.
// It writes down every request, and can cut the line or let single requests fail in the ways that networks fail.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { carryOut, type Fault } from './fault-proxy-faults.ts';
import { readRequest, type SeenRequest } from './fault-proxy-log.ts';
import { isLocal } from './fault-proxy-upstream.ts';

type Rule = { fault: Fault; when(seen: SeenRequest): boolean; timesLeft: number };

export class FaultProxy {
  /** Every request since the last reset, in the order of arrival, also those that were cut off. */
  readonly log: SeenRequest[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #hanging = new Set<ServerResponse>();
  #rules: Rule[] = [];
  #isCut = false;

  private constructor() {
    this.#server = createServer((incoming, client) => void this.#serve(incoming, client));
    // Only plain requests to this machine pass; a tunnel would lead out of it.
    this.#server.on('connect', (_request, socket) => socket.end('HTTP/1.1 502 No way out\r\n\r\n'));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      socket.on('error', () => undefined);
      if (this.#isCut) socket.resetAndDestroy();
    });
    // Browsers send by themselves again what was lost on a connection that had already been used. A connection for
    // each request leaves every loss to the shop.
    this.#server.maxRequestsPerSocket = 1;
  }

  /** Starts a proxy on a free port of 127.0.0.1. */
  static async start(): Promise<FaultProxy> {
    const proxy = new FaultProxy();
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** What a browser is started with, so that even loopback addresses go through here. */
  get browserOption(): { server: string; bypass: string } {
    const { port } = this.#server.address() as AddressInfo;
    return { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' };
  }

  /** Cuts the line: whatever is under way is reset, and so is every new connection. */
  cut(): void {
    this.#isCut = true;
    this.#resetAll();
  }

  /** Joins the line again. */
  join(): void {
    this.#isCut = false;
  }

  /** Lets matching requests fail in this way, the newest rule first; `times` of them, then no more. */
  fault(
    when: (seen: SeenRequest) => boolean,
    fault: Fault,
    times = Number.POSITIVE_INFINITY,
  ): void {
    this.#rules.unshift({ when, fault, timesLeft: times });
  }

  /** From now on nothing fails any more; what hangs is let go. */
  heal(): void {
    this.#rules = [];
    this.#isCut = false;
    for (const client of this.#hanging) client.socket?.resetAndDestroy();
    this.#hanging.clear();
  }

  /** As new: nothing fails, nothing was seen. */
  reset(): void {
    this.heal();
    this.log.length = 0;
  }

  /** What was seen so far of one kind. */
  seen(when: (seen: SeenRequest) => boolean): SeenRequest[] {
    return this.log.filter(when);
  }

  async close(): Promise<void> {
    this.#resetAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(incoming: IncomingMessage, client: ServerResponse): Promise<void> {
    client.on('error', () => undefined);
    let seen: SeenRequest;
    try {
      seen = await readRequest(incoming);
    } catch {
      return;
    }
    this.log.push(seen);
    const rule = this.#ruleFor(seen);
    if (rule) rule.timesLeft--;
    const leadsOut: Fault = { do: 'answer', status: 502, type: 'text/plain', body: 'no way out' };
    const fault = isLocal(seen.url) ? rule?.fault : leadsOut;
    if (fault) seen.fate = fault.do;
    if (fault?.do === 'black-hole') this.#hanging.add(client);
    await carryOut(fault, seen, client);
  }

  #ruleFor(seen: SeenRequest): Rule | undefined {
    return this.#rules.find((rule) => rule.timesLeft > 0 && rule.when(seen));
  }

  #resetAll(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }
}
