import { readReach } from '../../../../contract/operator/marketing/read-reach.ts'
import type { LeftOutReason } from '../../../../contract/operator/marketing/marketing-words.ts'
import type { MarketingChannel } from '../../../../contract/shared/marketing-words.ts'
import { formatCount } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from './marketing.module.css'
import { channelTexts, reasonTexts } from './words.ts'

/** Whom the saved campaign would reach now, and whom not. */
export function Reach({ campaignId, version }: { campaignId: string; version: number }) {
  const t = useText()
  const answer = useCall(readReach, { params: { campaignId } }, { staleMs: version ? 3_000 : 0 })
  return (
    <Panel title={t('op_message_reach_title')}>
      <Loaded answer={answer}>
        {({ members, reached, channels, leftOut }) => (
          <div className="stack">
            <p role="status">{t('op_message_reach', { send: reached, skip: members - reached })}</p>
            <KeyValues
              rows={channels.map((row) => ({
                key: row.channel,
                label: t(channelTexts[row.channel]),
                value: formatCount(row.members),
              }))}
            />
            <LeftOut rows={leftOut} />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

/** Why some do not get it, by channel. */
export function LeftOut({
  rows,
}: {
  rows: readonly { channel: MarketingChannel; reason: LeftOutReason; members: number }[]
}) {
  const t = useText()
  if (rows.length === 0) return null
  return (
    <ul className={styles.leftOut}>
      {rows.map(({ channel, reason, members }) => (
        <li key={`${channel} ${reason}`}>
          {t(channelTexts[channel])} · {t(reasonTexts[reason], { n: members })}
        </li>
      ))}
    </ul>
  )
}
