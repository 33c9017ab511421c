import { useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { codeReader, type ReadCodes, watchCamera } from './camera.ts';
import {
  CAMERA_FAILED,
  CAMERA_PICTURE,
  CAMERA_REFUSED,
  CLOSE_CAMERA,
  HOLD_CODE,
  SCAN,
} from './messages.ts';

/** What happened to a scanned code, in words; null if nothing did. */
type OnCode = (code: string) => string | null;

/** Scans codes with the camera, in browsers that can; in others it shows nothing. */
export function Scanner({ onCode }: { onCode: OnCode }) {
  const [reader, setReader] = useState<{ read: ReadCodes } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    codeReader().then((read) => setReader(read && { read }), console.error);
  }, []);
  if (!reader) return null;
  return (
    <>
      {isOpen && <Camera read={reader.read} onCode={onCode} />}
      <Button variant="secondary" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? CLOSE_CAMERA : SCAN}
      </Button>
    </>
  );
}

const BUZZ_MS = 60;

function Camera({ read, onCode }: { read: ReadCodes; onCode: OnCode }) {
  const video = useRef<HTMLVideoElement>(null);
  const [said, setSaid] = useState(HOLD_CODE);
  const [problem, setProblem] = useState('');
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const closing = new AbortController();
    function tell(code: string) {
      const words = latest.current(code);
      if (words === null) return;
      navigator.vibrate?.(BUZZ_MS);
      setSaid(words);
    }
    if (video.current) {
      watchCamera(video.current, read, tell, closing.signal).catch((error: unknown) => {
        if (closing.signal.aborted) return;
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        setProblem(isRefused ? CAMERA_REFUSED : CAMERA_FAILED);
      });
    }
    return () => closing.abort();
  }, [read]);
  if (problem) {
    return (
      <Notice tone="careful" isUrgent>
        {problem}
      </Notice>
    );
  }
  return (
    <div className="desk-ship__camera">
      <video ref={video} muted playsInline aria-label={CAMERA_PICTURE} />
      <p role="status">{said}</p>
    </div>
  );
}
