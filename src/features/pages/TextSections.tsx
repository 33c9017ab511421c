import './Pages.css';

type TextSectionsProps = { sections: readonly { heading: string; text: string }[] };

/** Headings with a paragraph each, as a merchant wrote them. */
export function TextSections({ sections }: TextSectionsProps) {
  return sections.map(({ heading, text }) => (
    <section className="text-section" key={heading}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  ));
}
