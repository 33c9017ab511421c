// The codes that the Auth emulator would send by SMS. Local stack only: a build for a real project leaves this out.
import * as v from 'valibot';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';

const Codes = v.object({
  verificationCodes: v.array(v.object({ code: v.string(), sessionInfo: v.string() })),
});

/** The code of one verification; null when the emulator does not tell. Source: Auth emulator REST reference. */
export async function demoCode(verificationId: string): Promise<string | null> {
  const { authEmulatorOrigin, projectId } = firebaseProject;
  try {
    const reply = await fetch(
      `${authEmulatorOrigin}/emulator/v1/projects/${projectId}/verificationCodes`,
    );
    const codes = v.parse(Codes, await reply.json());
    const known = codes.verificationCodes.find(({ sessionInfo }) => sessionInfo === verificationId);
    return known?.code ?? null;
  } catch {
    return null;
  }
}
