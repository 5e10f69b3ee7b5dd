import { useEffect, useState } from 'react'
import type { Language } from '../../../ui/i18n/messages.ts'
import { formatMoney, parseAmount } from '../../../../design/format.ts'
import { ceilToMinor } from '../../../../kernel/money.ts'
import type { PromotionWay } from '../../../../kernel/promotions/kind.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { TextProvider, useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { openTexts, type TextStore } from '../../../ui/i18n/texts.ts'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { promotionPicture } from '../../../ui/promotions/picture.ts'
import { Story } from '../../../ui/promotions/story.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { type Previewed, PreviewPanel } from '../../parts/preview-panel.tsx'
import { kindOf, previewValues, type Draft } from './draft.ts'
import styles from './promotions.module.css'

const AREAS = ['promotion-story', 'promotion-desk', 'shell', 'forms'] as const
const buttonTexts: Partial<Record<PromotionWay, TextKey>> = {
  DEPOSIT: 'op_promo_preview_deposit',
  CLAIM: 'op_promo_preview_join',
  APPLY: 'op_promo_preview_apply',
}

/** What the button says; undefined: it has none. A mission is a line among others, pressed once it is done. */
function buttonOf(draft: Draft): TextKey | undefined {
  const kind = kindOf(draft.kind)
  if (kind.ownPage) return kind.ownPage.isTheirList ? undefined : 'op_promo_open'
  return buttonTexts[kind.wayOf?.(previewValues(draft)) ?? kind.way]
}

/** What members will see. */
export function Preview({ draft }: { draft: Draft }) {
  return <PreviewPanel>{(shown) => <InLanguage draft={draft} {...shown} />}</PreviewPanel>
}

/** In the texts of the chosen language, once they are there. */
function InLanguage({ draft, language, theme }: Previewed & { draft: Draft }) {
  const store = useTexts(language)
  return store ? (
    <TextProvider store={store}>
      <Card draft={draft} {...{ language, theme }} />
    </TextProvider>
  ) : null
}

function useTexts(language: Language): TextStore | undefined {
  const [stores, setStores] = useState<Partial<Record<Language, TextStore>>>({})
  useEffect(() => {
    let isWanted = true
    void openTexts(language, ...AREAS).then((store) => {
      if (isWanted) setStores((all) => ({ ...all, [language]: store }))
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return stores[language]
}

function Card({ draft, language, theme }: { draft: Draft; language: 'th' | 'en'; theme: string }) {
  const t = useText()
  const kind = kindOf(draft.kind)
  const values = previewValues(draft)
  const [first, ...terms] = kind.story(values)
  const button = buttonOf(draft)
  return (
    <article className={styles.card} data-theme={theme} lang={language} data-testid="promotion-preview">
      <img {...pictureSources(promotionPicture(draft))} sizes="360px" alt="" className={styles.cardPicture} />
      <div className={styles.cardBody}>
        <h3>{draft.names[language] || t('op_promo_preview_unnamed')}</h3>
        {first ? <Story lines={[first]} /> : null}
        {button ? <span className={styles.cardButton}>{t(button)}</span> : null}
        <h4>{t('op_promo_preview_terms')}</h4>
        <Story lines={terms} />
        {draft.texts[language] ? <p className={styles.cardText}>{draft.texts[language]}</p> : null}
      </div>
    </article>
  )
}

/** For what comes with a deposit: what one of them would bring, and ask for. */
export function Trial({ draft }: { draft: Draft }) {
  const t = useText()
  const [typed, setTyped] = useState('5,000')
  const kind = kindOf(draft.kind)
  const amount = parseAmount(typed)
  const reward = amount ? kind.pay(previewValues(draft), { depositAmount: BigInt(amount) }) : null
  const money = (value: bigint) => formatMoney(value)
  return (
    <Panel title={t('op_promo_trial')}>
      <div className="stack">
        <TextField
          label={t('op_promo_trial_deposit')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {reward ? (
          <KeyValues
            rows={[
              { key: 'bonus', label: t('op_promo_trial_bonus'), value: money(reward.amount) },
              ...(reward.days === null
                ? []
                : [
                    {
                      key: 'days',
                      label: t('op_promo_trial_days'),
                      value: t('op_promo_trial_days_count', { n: reward.days }),
                    },
                  ]),
              ...(reward.maxStake === null
                ? []
                : [{ key: 'stake', label: t('op_promo_trial_stake'), value: money(reward.maxStake) }]),
              {
                key: 'turnover',
                label: t('op_promo_trial_turnover'),
                value: money(ceilToMinor(reward.baseAmount, reward.timesPpm)),
                isTotal: true,
              },
            ]}
          />
        ) : (
          <p className="text-2">{t('op_promo_trial_none')}</p>
        )}
      </div>
    </Panel>
  )
}
