// A forward proxy on loopback for everything that a browser sends: it writes all down, can cut the line, and fails requests as networks do.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { carryOut, type Fault } from './fault-proxy-faults.ts';
import { readRequest, type SeenRequest } from './fault-proxy-log.ts';
import { isLocal, Upstream } from './fault-proxy-upstream.ts';

/** A connection that rests is kept for this long. */
const KEPT_MS = 60_000;

type Rule = { fault: Fault; when(seen: SeenRequest): boolean; timesLeft: number };

export class FaultProxy {
  /** Every request since the last reset, in the order of arrival, also those that were cut off. */
  readonly log: SeenRequest[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #hanging = new Set<ServerResponse>();
  /** Connections that were used before a fault was asked for; each is closed after the answer that is under way. */
  readonly #used = new Set<Socket>();
  readonly #upstream = new Upstream();
  readonly #joined = new Set<() => void>();
  #rules: Rule[] = [];
  #isCut = false;

  private constructor() {
    this.#server = createServer((incoming, client) => void this.#serve(incoming, client));
    // Only plain requests to this machine pass; a tunnel would lead out of it.
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

  /** Joins the line again. Whoever listens with `onJoined` is told, unless it is done `quietly`. */
  join({ quietly = false } = {}): void {
    this.#isCut = false;
    if (!quietly) this.#tellJoined();
  }

  /** Calls back whenever nothing stands in the way of requests any more; returns how to stop. */
  onJoined(listener: () => void): () => void {
    this.#joined.add(listener);
    return () => this.#joined.delete(listener);
  }

  /** Lets matching requests fail in this way, the newest rule first; `times` of them, then no more. */
  fault(
    when: (seen: SeenRequest) => boolean,
    fault: Fault,
    times = Number.POSITIVE_INFINITY,
  ): void {
    this.#rules.unshift({ when, fault, timesLeft: times });
    this.#retireConnections();
  }

  /** From now on nothing fails any more; what hangs is let go. Whoever listens is told as by `join`. */
  heal({ quietly = false } = {}): void {
    const wasCalm = this.#isCalm;
    this.#rules = [];
    this.#isCut = false;
    for (const client of this.#hanging) client.socket?.resetAndDestroy();
    this.#hanging.clear();
    if (!wasCalm && !quietly) this.#tellJoined();
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
    this.#upstream.close();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Nothing was asked for but to pass everything on. */
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

  /** Browsers resend by themselves what a used connection lost. With faults, each request has its own, which leaves every loss to the shop. */
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
