import { type ComponentType, useEffect, useState } from 'react';
import { TextArea } from '#ui/form/Field.tsx';
import { AS_HTML, HAS_MORE, OPENING_EDITOR } from './messages.ts';
import type { RichTextProps } from './use-text-pictures.ts';

type Editor = { Editor: ComponentType<RichTextProps>; isEditable(html: string): boolean };

/**
 * A field for rich text: headings, lists, pictures. The editor's code loads on demand; if it fails to load,
 * or cannot represent the whole text, the field offers plain HTML.
 */
export function RichTextField(props: RichTextProps) {
  const [editor, setEditor] = useState<Editor | 'failed' | undefined>();
  /** Decided once: the editor can hold anything that it made itself. */
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

function AsHtml({ label, html, error, lang, onChange, hint }: RichTextProps & { hint: string }) {
  return (
    <TextArea
      label={label}
      hint={hint}
      error={error}
      isOptional
      lang={lang}
      value={html}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
