import { useState } from 'react'
import { readOpening, type readOpeningSchemas } from '../../../../contract/operator/dashboard/read-opening.ts'
import type { OpeningItem } from '../../../../contract/shared/opening-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { ConsoleButton } from '../../parts/link.tsx'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import styles from './opening.module.css'
import { TestMessageWindow } from './test-message-window.tsx'

type Item = ValueOf<typeof readOpeningSchemas>['items'][number]
type Channel = 'MAIL' | 'SMS'

const places: Record<OpeningItem, { href: string; name: TextKey; text: TextKey }> = {
  NAME: { href: paths.access, name: 'opening_name', text: 'opening_name_text' },
  DOMAIN: { href: paths.access, name: 'opening_domain', text: 'opening_domain_text' },
  RECEIVER: { href: paths.receivers, name: 'opening_receiver', text: 'opening_receiver_text' },
  OPERATOR: { href: paths.operators, name: 'opening_operator', text: 'opening_operator_text' },
  MAIL: { href: paths.messages, name: 'opening_mail', text: 'opening_mail_text' },
  SMS: { href: paths.messages, name: 'opening_sms', text: 'opening_sms_text' },
}

/** What is still missing before the site opens; gone once nothing is. */
export function OpeningPanel() {
  const t = useText()
  const can = useCan()
  const [testing, setTesting] = useState<Channel | null>(null)
  const { data } = useCall(readOpening, {}, { isEnabled: can('settings.read'), staleMs: 0 })
  const items = data?.items ?? []
  if (items.length === 0 && testing === null) return null
  const done = items.filter(({ state }) => state === 'DONE').length
  return (
    <Panel
      className={styles.panel}
      title={t('opening_title')}
      beside={<span className="small text-3">{t('opening_progress', { done, total: items.length })}</span>}
      isFlush
    >
      <ol className={styles.list}>
        {items.map((item) => (
          <Line key={item.item} item={item} onTest={can('settings.edit') ? setTesting : null} />
        ))}
      </ol>
      {testing ? <TestMessageWindow channel={testing} onClose={() => setTesting(null)} /> : null}
    </Panel>
  )
}

function Line({
  item: { item, state },
  onTest,
}: {
  item: Item
  onTest: ((channel: Channel) => void) | null
}) {
  const t = useText()
  const { href, name, text } = places[item]
  const isDone = state === 'DONE'
  const isTestable = (item === 'MAIL' || item === 'SMS') && state === 'UNTRIED' && onTest !== null
  return (
    <li>
      <Icon name={isDone ? 'check' : 'warn'} className={isDone ? styles.done : styles.open} />
      <div className={styles.words}>
        <b>{t(name)}</b>
        {isDone ? null : (
          <span className="small text-2">{t(state === 'UNTRIED' ? 'opening_untried' : text)}</span>
        )}
      </div>
      {isDone ? (
        <Badge tone="good">{t('opening_done')}</Badge>
      ) : isTestable ? (
        <Button size="compact" onClick={() => onTest(item)}>
          {t('opening_test')}
        </Button>
      ) : (
        <ConsoleButton size="compact" href={href}>
          {t('opening_go')}
        </ConsoleButton>
      )}
    </li>
  )
}
