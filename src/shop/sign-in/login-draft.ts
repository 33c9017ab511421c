// The typed phone number, kept over a reload and dropped after the sign-in.
import { DEFAULT_COUNTRY_CODE } from '#domain/shared/limits.ts';

export const LOGIN_DRAFT = 'login';
export type LoginValues = { countryCode: string; phone: string };
export const EMPTY_LOGIN: LoginValues = { countryCode: DEFAULT_COUNTRY_CODE, phone: '' };
export type LoginDraft = { values: LoginValues; change(change: Partial<LoginValues>): void };
