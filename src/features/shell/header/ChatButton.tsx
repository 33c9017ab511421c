import { shop } from '#shop';
import { Icon } from '#ui/media/Icon.tsx';
import { CHAT_WITH_US } from '../messages.ts';
import './ChatButton.css';

/**
 * Always in reach: a chat with the shop in the messaging app. In a corner of a wide screen; on a phone, where it would stand on what is
 * read and pressed, in the header, which stays in sight.
 */
export function ChatButton() {
  return (
    <a
      className="chat-button"
      href={`https://wa.me/${shop.chatNumber}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="chat" />
      <span className="chat-button__words">{CHAT_WITH_US}</span>
    </a>
  );
}
