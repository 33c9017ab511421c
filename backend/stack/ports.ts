/** The ports of the local stack, Firebase's own defaults for its emulators, and whether they are free. */
import { connect, createServer } from 'node:net';
import { Problem } from './problem.ts';

export const ports = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  vite: 5173,
  firestoreAlone: 8081,
  // Only a test listens here, in place of the postal service: the local stack makes no outside requests.
  postOffice: 5790,
} as const;

export type Service = keyof typeof ports;

/**
 * Checks that the stack's ports are free.
 * @throws Problem that names the first port that is taken.
 */
export async function requireFreePorts(services: readonly Service[]): Promise<void> {
  const taken = await Promise.all(services.map((service) => isTaken(ports[service])));
  const service = services[taken.indexOf(true)];
  if (service) {
    throw new Problem(
      `Port ${ports[service]} (${service}) is taken: stop what uses it, perhaps another one of these shops, and try again.`,
    );
  }
}

async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all([answersOn('127.0.0.1', port), answersOn('::1', port)]);
  return answers.includes(true) || !(await canListenOn(port));
}

function answersOn(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const settle = (answered: boolean): void => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });
}

function canListenOn(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
