import { shop } from '#shop';
import { Icon } from '#ui/Icon.tsx';
import './ChatButton.css';

/** Always in reach: a chat with the shop in the messaging app. */
export function ChatButton() {
  return (
    <a
      className="chat-button"
      href={`https://wa.me/${shop.chatNumber}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="chat" />
      <span className="chat-button__words">Chat with us</span>
    </a>
  );
}
