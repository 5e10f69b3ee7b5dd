import { listSegments } from '../../../../contract/operator/marketing/list-segments.ts'
import { CONTENT_LENGTH, TITLE_LENGTH } from '../../../../contract/operator/marketing/marketing-words.ts'
import { marketingChannels, type MarketingChannel } from '../../../../contract/shared/marketing-words.ts'
import { useCall } from '../../../client/use-call.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import type { FormState } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { paths } from '../../paths.ts'
import type { Draft } from './campaign-draft.ts'
import styles from './marketing.module.css'
import { channelTexts } from './words.ts'

const languages = [
  ['TH', 'content_language_th'],
  ['EN', 'content_language_en'],
] as const

/** Title and text in both languages, and where they lead. */
export function WordFields({ form }: { form: FormState<Draft> }) {
  const t = useText()
  const { titles, contents, link } = form.values
  return (
    <>
      {languages.map(([key, language]) => (
        <TextField
          key={key}
          label={`${t('op_message_subject')} · ${t(language)}`}
          isRequired
          maxLength={TITLE_LENGTH}
          value={titles[key]}
          error={form.faults[`titles.${key}`]}
          onChange={(event) => form.edit({ titles: { ...titles, [key]: event.target.value } })}
        />
      ))}
      {languages.map(([key, language]) => (
        <TextAreaField
          key={key}
          label={`${t('op_message_text')} · ${t(language)}`}
          isRequired
          rows={4}
          maxLength={CONTENT_LENGTH}
          value={contents[key]}
          error={form.faults[`contents.${key}`]}
          onChange={(event) => form.edit({ contents: { ...contents, [key]: event.target.value } })}
        />
      ))}
      <TextField
        label={t('sendings_link')}
        hint={t('op_message_link_help')}
        maxLength={200}
        value={link}
        error={form.faults['link']}
        onChange={(event) => form.edit({ link: event.target.value })}
      />
    </>
  )
}

/** To whom, and through what. */
export function AudienceFields({ form }: { form: FormState<Draft> }) {
  const t = useText()
  const { channels, segmentId } = form.values
  const segments = useCall(listSegments, { query: { pageNo: 1, pageSize: 100 } }, { staleMs: 3_000 })
  const turn = (channel: MarketingChannel, isOn: boolean) =>
    form.edit({
      channels: marketingChannels.filter((one) => (one === channel ? isOn : channels.includes(one))),
    })
  return (
    <>
      <SelectField<string>
        label={t('op_message_segment')}
        value={segmentId ?? ''}
        choices={[
          { key: '', text: t('op_promo_audience_all') },
          ...(segments.data?.list ?? []).map((segment) => ({ key: segment.segmentId, text: segment.name })),
        ]}
        onChange={(next) => form.edit({ segmentId: next || null })}
      />
      <ConsoleLink className="link" href={paths.segments}>
        {t('op_segment_title')}
      </ConsoleLink>
      <div>
        <span className={styles.label}>{t('op_message_channels')}</span>
        <div className={styles.boxes} role="group" aria-label={t('op_message_channels')}>
          {marketingChannels.map((channel) => (
            <Checkbox
              key={channel}
              checked={channels.includes(channel)}
              onChange={(event) => turn(channel, event.target.checked)}
            >
              {t(channelTexts[channel])}
            </Checkbox>
          ))}
        </div>
        <FieldMessage error={form.faults['channels']} />
      </div>
      <p className="note text-2">{t('op_message_only_agreed')}</p>
    </>
  )
}
