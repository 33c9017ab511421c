import { useLocation } from '@tanstack/react-router';
import { inLanguage } from '#config/languages.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';

/**
 * The address of the shop's sign-in, which returns to this screen. Not for a component that renders Navigate: it would
 * be rendered by its own navigation, and navigate again.
 */
export function useLogin(): string {
  const href = useLocation({ select: (location) => location.href });
  return inLanguage(`/login?returnUrl=${encodeURIComponent(href)}`, spokenLanguage());
}
