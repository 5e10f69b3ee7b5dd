import {
  readSeaWindow,
  type readSeaWindowSchemas,
} from '../../../../contract/operator/launch/read-sea-window.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Kpi, Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { Shots } from '../../parts/round/shots.tsx'
import { paths } from '../../paths.ts'
import { windowTones } from './shot-windows.tsx'

type Whole = ValueOf<typeof readSeaWindowSchemas>

/** A few seconds of one member's shooting, shot by shot, with what proves them. */
export function WindowPage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(readSeaWindow, { params: { windowId: id } }, { staleMs: 3_000 })
  if (codeOf(answer.error) === 'ROUND_NOT_FOUND') return <EmptyState title={t('fls_windows_none')} />
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.seas}>{t('fls_title')}</ConsoleLink>
        <Icon name="r" size={16} />
        {answer.data ? t('fls_sea_no', { roomNo: String(answer.data.window.roomNumber) }) : '…'}
      </nav>
      <Loaded answer={answer}>{(whole) => <Replay whole={whole} />}</Loaded>
    </>
  )
}

function Replay({ whole }: { whole: Whole }) {
  const t = useText()
  const { window, shots } = whole
  const money = (amount: number) => formatMoney(amount, window.currency)
  return (
    <>
      <PageHead
        title={`${t('fls_sea_no', { roomNo: String(window.roomNumber) })} · ${window.account}`}
        beside={<Badge tone={windowTones[window.state]}>{t(`fls_window_${window.state}` as TextKey)}</Badge>}
      />
      <div className={parts.filters}>
        <Kpi
          isGold
          label={t('flr_result')}
          value={`${money(window.betAmount)} → ${money(window.winAmount)}`}
          note={formatDateTime(window.openedAt)}
        />
        <Kpi label={t('fls_shots')} value={`${window.shotCount} / ${window.hitCount}`} />
        <Kpi label={t('fls_settled_at')} value={window.settledAt ? formatDateTime(window.settledAt) : '–'} />
      </div>
      <div className="stack">
        <Panel title={t('flr_steps')} isFlush>
          <Shots shots={shots} money={money} />
        </Panel>
        <Panel title={t('flt_proof')}>
          <KeyValues
            rows={[
              {
                key: 'member',
                label: t('flr_member'),
                value: (
                  <ConsoleLink className="link" href={paths.member(window.memberId)}>
                    {window.account}
                  </ConsoleLink>
                ),
              },
              {
                key: 'round',
                label: t('fls_round'),
                value: <code className={parts.wrapping}>{window.windowId}</code>,
                copyText: window.windowId,
              },
              {
                key: 'commit',
                label: t('flt_commit'),
                value: <code className={parts.wrapping}>{whole.commit}</code>,
                copyText: whole.commit,
              },
              {
                key: 'client',
                label: t('flt_part'),
                value: (
                  <code
                    className={parts.wrapping}
                  >{`${whole.clientSeed} · ${whole.firstNonce}–${whole.lastNonce}`}</code>
                ),
              },
              whole.serverSeed
                ? {
                    key: 'seed',
                    label: t('flt_seed'),
                    value: <code className={parts.wrapping}>{whole.serverSeed}</code>,
                    copyText: whole.serverSeed,
                  }
                : { key: 'seed', label: t('flt_seed'), value: t('fls_seed_waits') },
            ]}
          />
        </Panel>
      </div>
    </>
  )
}
