import { useState } from 'react';
import { shop } from '#config/shop.ts';
import type { DeskOrder } from '#domain/device/tables.ts';
import {
  chatLink,
  filledWords,
  fittingWords,
  placeValues,
  smsLink,
  type WordsName,
} from '#domain/order/desk/customer-texts.ts';
import { inEnglish } from '#engine/texts/speak.ts';
import { AnchorButton, Button } from '#ui/form/Button.tsx';
import { Select, TextArea } from '#ui/form/Field.tsx';
import { useIsMerchant } from '../frame/use-merchant.ts';
import { shownSettings } from '../shop/built-settings.ts';
import { useDeskSettings } from '../shop/use-desk-settings.ts';
import { copyText } from './page/copy-text.ts';
import {
  CHANGE_WORDING,
  COPY,
  LANGUAGE,
  NO_MONEY_DETAILS,
  OPEN_CHAT,
  SMS,
  START_AGAIN,
  WHICH_WORDS,
  WORDS,
  WORDS_NAMES,
  WRITE_TO_CUSTOMER,
} from './page/messages.ts';
import { useLanguage, useTypedText, useWording } from './page/use-wordings.ts';
import { WordingForm } from './page/WordingForm.tsx';
import { LANGUAGES, type Language, MORE_PRODUCTS } from './page/wordings.ts';
import './page/OrderPage.css';

type WordsProps = { order: DeskOrder; language: Language };

/** A ready text about an order as it stands, which the merchant may change and sends by chat or SMS. */
export function CustomerWords({ order }: { order: DeskOrder }) {
  const { language, choose, isRead } = useLanguage(order.customer);
  const [chosen, setChosen] = useState<WordsName | null>(null);
  const isMerchant = useIsMerchant();
  // Packers have no settings on their phones, so they cannot say where to pay.
  const fitting = fittingWords(order).filter((it) => isMerchant || it !== 'transfer');
  const name = fitting.find((it) => it === chosen) ?? fitting[0];
  if (!order.address.phone || !isRead || !name) return null;
  return (
    <section className="desk-card desk-screen-only" aria-labelledby="customer-words">
      <h2 id="customer-words">{WRITE_TO_CUSTOMER}</h2>
      <div className="desk-words__choice">
        <Select
          label={WHICH_WORDS}
          value={name}
          options={fitting.map((value) => ({ value, words: WORDS_NAMES[value] }))}
          onChange={({ currentTarget: { value } }) => setChosen(value as WordsName)}
        />
        <Select
          label={LANGUAGE}
          value={language}
          options={Object.entries(LANGUAGES).map(([value, words]) => ({ value, words }))}
          onChange={({ currentTarget: { value } }) => choose(value as Language)}
        />
      </div>
      <Words key={`${language} ${name}`} {...{ order, language, name }} />
    </section>
  );
}

function Words({ order, language, name }: WordsProps & { name: WordsName }) {
  const settings = useDeskSettings();
  const wording = useWording(name, language);
  const { typed, type } = useTypedText(`desk-words-${order.orderId}-${language}-${name}`);
  const [isChanging, setIsChanging] = useState(false);
  const [outcome, setOutcome] = useState('');
  if (!settings || !wording.isRead) return null;
  const money = settings.fields && shownSettings(settings.fields);
  const valuesNow = () => placeValues(order, { ...shop, money }, MORE_PRODUCTS[language]);
  const values = language === 'en' ? inEnglish(valuesNow) : valuesNow();
  const text = typed ?? filledWords(wording.text, values);
  const { phone } = order.address;
  return (
    <>
      {name === 'transfer' && !values.upi && !values.bank && (
        <p className="desk-standing">{NO_MONEY_DETAILS}</p>
      )}
      <TextArea
        label={WORDS}
        lang={language}
        value={text}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      <div className="desk-words__ways">
        <AnchorButton href={chatLink(phone, text)} target="_blank" rel="noreferrer">
          {OPEN_CHAT}
        </AnchorButton>
        <AnchorButton variant="secondary" href={smsLink(phone, text)}>
          {SMS}
        </AnchorButton>
        <Button variant="secondary" onClick={() => void copyText(text).then(setOutcome)}>
          {COPY}
        </Button>
      </div>
      <p role="status">{outcome}</p>
      {typed !== null && (
        <Button variant="link" onClick={() => type(null)}>
          {START_AGAIN}
        </Button>
      )}
      {isChanging ? (
        <WordingForm
          draft={`desk-wording-${language}-${name}`}
          wording={wording}
          language={language}
          onClose={() => setIsChanging(false)}
        />
      ) : (
        <Button variant="link" onClick={() => setIsChanging(true)}>
          {CHANGE_WORDING}
        </Button>
      )}
    </>
  );
}
