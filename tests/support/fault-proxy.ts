// A forward proxy on loopback for everything a browser sends: it logs every request, can cut the line, and fails requests as networks do.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { carryOut, type Fault } from './fault-proxy-faults.ts';
import { readRequest, type SeenRequest } from './fault-proxy-log.ts';
import { isLocal, Upstream } from './fault-proxy-upstream.ts';

const KEPT_MS = 60_000;

type Rule = { fault: Fault; when(seen: SeenRequest): boolean; timesLeft: number };

export class FaultProxy {
  /** Every request since the last reset, in order of arrival, including those cut off. */
  readonly log: SeenRequest[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #hanging = new Set<ServerResponse>();
  /** Connections used before a fault was set; each is closed after its current reply. */
  readonly #used = new Set<Socket>();
  readonly #upstream = new Upstream();
  readonly #joined = new Set<() => void>();
  #rules: Rule[] = [];
  #isCut = false;

  private constructor() {
    this.#server = createServer((incoming, client) => void this.#serve(incoming, client));
    // Only plain requests to this machine pass; a tunnel would lead off it.
    this.#server.on('connect', (_request, socket) => socket.end('HTTP/1.1 502 No way out\r\n\r\n'));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        this.#used.delete(socket);
      });
      socket.on('error', () => undefined);
      if (this.#isCut) socket.resetAndDestroy();
    });
    this.#server.keepAliveTimeout = KEPT_MS;
  }

  static async start(): Promise<FaultProxy> {
    const proxy = new FaultProxy();
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The browser's proxy option, which sends even loopback addresses through here. */
  get browserOption(): { server: string; bypass: string } {
    const { port } = this.#server.address() as AddressInfo;
    return { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' };
  }

  /** Cuts the line: resets every open request and every new connection. */
  cut(): void {
    this.#isCut = true;
    this.#resetAll();
  }

  /** Joins the line again and notifies the `onJoined` listeners, unless `quietly`. */
  join({ quietly = false } = {}): void {
    this.#isCut = false;
    if (!quietly) this.#tellJoined();
  }

  /** Calls back whenever requests pass freely again; returns a function that stops this. */
  onJoined(listener: () => void): () => void {
    this.#joined.add(listener);
    return () => this.#joined.delete(listener);
  }

  /** Makes matching requests fail in this way, the newest rule first; `times` of them, then no more. */
  fault(
    when: (seen: SeenRequest) => boolean,
    fault: Fault,
    times = Number.POSITIVE_INFINITY,
  ): void {
    this.#rules.unshift({ when, fault, timesLeft: times });
    this.#retireConnections();
  }

  /** Ends all faults and releases hanging requests. Notifies listeners as `join` does. */
  heal({ quietly = false } = {}): void {
    const wasCalm = this.#isCalm;
    this.#rules = [];
    this.#isCut = false;
    for (const client of this.#hanging) client.socket?.resetAndDestroy();
    this.#hanging.clear();
    if (!wasCalm && !quietly) this.#tellJoined();
  }

  reset(): void {
    this.heal();
    this.log.length = 0;
  }

  seen(when: (seen: SeenRequest) => boolean): SeenRequest[] {
    return this.log.filter(when);
  }

  async close(): Promise<void> {
    this.#resetAll();
    this.#upstream.close();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get #isCalm(): boolean {
    return this.#rules.length === 0 && !this.#isCut;
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
    client.shouldKeepAlive &&= this.#isCalm;
    const { socket } = incoming;
    client.once('finish', () => this.#used.has(socket) && socket.end());
    const rule = this.#ruleFor(seen);
    if (rule) rule.timesLeft--;
    const leadsOut: Fault = { do: 'answer', status: 502, type: 'text/plain', body: 'no way out' };
    const fault = isLocal(seen.url) ? rule?.fault : leadsOut;
    if (fault) seen.fate = fault.do;
    if (fault?.do === 'black-hole') this.#hanging.add(client);
    await carryOut(fault, seen, client, (it) => this.#upstream.pass(it, this.#isCalm));
  }

  #ruleFor(seen: SeenRequest): Rule | undefined {
    return this.#rules.find((rule) => rule.timesLeft > 0 && rule.when(seen));
  }

  /** Browsers resend a request lost on a reused connection. During faults each request gets its own, so that the shop meets every loss. */
  #retireConnections(): void {
    for (const socket of this.#sockets) this.#used.add(socket);
    this.#server.closeIdleConnections();
  }

  #tellJoined(): void {
    for (const listener of this.#joined) listener();
  }

  #resetAll(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }
}
