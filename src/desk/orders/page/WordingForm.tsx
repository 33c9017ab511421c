import { useState } from 'react';
import { PLACES, unknownPlaces } from '#domain/order/desk/customer-texts.ts';
import { Button } from '#ui/form/Button.tsx';
import { TextArea } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import {
  LEAVE_WORDING,
  NO_WORDING,
  OWN_WORDING_AWAY,
  USE_WORDING,
  unknownPlacesWords,
  WORDING,
  wordingHint,
} from './messages.ts';
import { useTypedText, type useWording } from './use-wordings.ts';
import type { Language } from './wordings.ts';

type WordingFormProps = {
  /** The name of its draft. */
  draft: string;
  wording: ReturnType<typeof useWording>;
  language: Language;
  onClose(): void;
};

/** Changes a text to customers for all orders of this device. */
export function WordingForm({ draft, wording, language, onClose }: WordingFormProps) {
  const { typed, type } = useTypedText(draft);
  const [hasTried, setHasTried] = useState(false);
  const text = typed ?? wording.text;
  const problem = problemOf(text);
  function leave(save?: string | null) {
    if (save !== undefined) wording.save(save);
    type(null);
    onClose();
  }
  return (
    <Form
      className="desk-steps"
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
        if (!problem) leave(text.trim());
      }}
    >
      <TextArea
        label={WORDING}
        hint={wordingHint(PLACES)}
        error={hasTried && problem ? problem : undefined}
        lang={language}
        value={text}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      <div className="desk-links">
        <Button type="submit">{USE_WORDING}</Button>
        {wording.isOwn && (
          <Button variant="secondary" onClick={() => leave(null)}>
            {OWN_WORDING_AWAY}
          </Button>
        )}
        <Button variant="secondary" onClick={() => leave()}>
          {LEAVE_WORDING}
        </Button>
      </div>
    </Form>
  );
}

function problemOf(text: string): string | null {
  if (!text.trim()) return NO_WORDING;
  const unknown = unknownPlaces(text);
  return unknown.length > 0 ? unknownPlacesWords(unknown) : null;
}
