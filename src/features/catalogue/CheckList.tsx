import { useState } from 'react';
import './CheckList.css';

type CheckListProps = {
  title: string;
  options: readonly { id: string; name: string }[];
  selected: readonly string[];
  onChange(selected: string[]): void;
};

/**
 * Several of some names. Those that were selected when the list was opened come first; while it is open nothing
 * moves under the finger. Nothing where there are no names.
 */
export function CheckList({ title, options, selected, onChange }: CheckListProps) {
  const [first] = useState(selected);
  if (options.length === 0) return null;
  const byName = options.toSorted((a, b) => a.name.localeCompare(b.name, 'en-IN'));
  const inOrder = [
    ...byName.filter(({ id }) => first.includes(id)),
    ...byName.filter(({ id }) => !first.includes(id)),
  ];
  const toggle = (id: string, isOn: boolean) =>
    onChange(isOn ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <fieldset className="check-list">
      <legend>{title}</legend>
      {inOrder.map(({ id, name }) => (
        <label className="check-list__row" key={id}>
          <input
            type="checkbox"
            checked={selected.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
