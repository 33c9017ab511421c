import { shop } from '#shop';
import { Icon } from '#ui/media/Icon.tsx';
import { CHAT, CHAT_WITH_US } from '../messages.ts';
import './ChatButton.css';

/** Always in reach: a chat with the shop in the messaging app. */
export function ChatButton() {
  return (
    <aside aria-label={CHAT}>
      <a
        className="chat-button"
        href={`https://wa.me/${shop.chatNumber}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="chat" />
        <span className="chat-button__words">{CHAT_WITH_US}</span>
      </a>
    </aside>
  );
}
