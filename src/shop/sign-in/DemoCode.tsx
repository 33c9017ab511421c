import { useEffect, useState } from 'react';
import { demoCode } from '#browser/sign-in/demo-code.ts';
import { Sentence } from '#ui/text/Sentence.tsx';
import { DEMO_CODE } from './messages.ts';

/** The code that a real phone would have received by SMS; in local builds only. */
export function DemoCode({ verificationId }: { verificationId: string }) {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void demoCode(verificationId).then((found) => {
      if (isWanted) setCode(found);
    });
    return () => {
      isWanted = false;
    };
  }, [verificationId]);
  if (code === null) return null;
  return (
    <p className="login__demo">
      <Sentence text={DEMO_CODE} parts={{ code: <strong>{code}</strong> }} />
    </p>
  );
}
