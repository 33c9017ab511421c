import { type ComponentType, useEffect, useState } from 'react';
import { TextArea } from '#ui/form/Field.tsx';
import { AS_HTML, FIELD_LABELS, HAS_MORE, OPENING_EDITOR } from './messages.ts';

type DetailsProps = { html: string; error: string | undefined; onChange(html: string): void };
type Editor = { Editor: ComponentType<DetailsProps>; isEditable(html: string): boolean };

/** A product's details. The editor comes when it is wanted; where it does not come, or cannot hold all of them, they are edited as HTML. */
export function ProductDetails(props: DetailsProps) {
  const [editor, setEditor] = useState<Editor | 'failed' | undefined>();
  /** Decided once: what the editor makes it can hold. */
  const [asHtml, setAsHtml] = useState<boolean | undefined>();
  const { html } = props;
  useEffect(() => {
    void loadEditor().then(setEditor, (error: unknown) => {
      console.error(error);
      setEditor('failed');
    });
  }, []);
  if (editor === undefined) return <p role="status">{OPENING_EDITOR}</p>;
  if (editor === 'failed') return <AsHtml {...props} hint={AS_HTML} />;
  if (asHtml === undefined) setAsHtml(!editor.isEditable(html));
  return asHtml ? <AsHtml {...props} hint={HAS_MORE} /> : <editor.Editor {...props} />;
}

async function loadEditor(): Promise<Editor> {
  const [{ RichTextEditor }, { isEditable }] = await Promise.all([
    import('./rich-text/RichTextEditor.tsx'),
    import('./rich-text/html.ts'),
  ]);
  return { Editor: RichTextEditor, isEditable };
}

function AsHtml({ html, error, onChange, hint }: DetailsProps & { hint: string }) {
  return (
    <TextArea
      label={FIELD_LABELS.editorContent}
      hint={hint}
      error={error}
      isOptional
      value={html}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
