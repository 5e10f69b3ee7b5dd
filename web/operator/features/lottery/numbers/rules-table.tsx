import { useState } from 'react'
import { changeNumberRule } from '../../../../../contract/operator/lottery/change-number-rule.ts'
import { listNumberRules } from '../../../../../contract/operator/lottery/list-number-rules.ts'
import { withdrawNumberRule } from '../../../../../contract/operator/lottery/withdraw-number-rule.ts'
import { formatDateTime, formatMoney } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { numberName, playName } from '../play-text.ts'
import styles from './numbers.module.css'
import { modeTones, refreshNumbers, type Place, type Rule } from './words.ts'

const ON_A_PAGE = 50

/** The rules of a lottery, of every bet type: those that hold can be ended, those that wait withdrawn. */
export function RulesTable({ place, mayChange }: { place: Place; mayChange: boolean }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [ending, setEnding] = useState<Rule | null>(null)
  const answer = useCall(
    listNumberRules,
    { query: { gameCode: place.gameCode, pageNo, pageSize: ON_A_PAGE } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 1_000 },
  )
  const end = async (rule: Rule, reason: string) => {
    const of = {
      gameCode: rule.gameCode,
      playCode: rule.playCode,
      ...(rule.numero === null ? {} : { numero: rule.numero }),
      numbers: [rule.number],
      reason,
    }
    if (rule.state === 'WAITING') {
      await callServer(withdrawNumberRule, { body: { ...of, effectiveFrom: rule.effectiveFrom } })
      toast.good(t('lotnum_rule_withdrawn'))
    } else {
      const { state } = await callServer(changeNumberRule, { body: { ...of, mode: 'NONE' } })
      toast.good(t(state === 'DONE' ? 'lotnum_rule_ended' : 'lot_terms_waiting'))
    }
    await refreshNumbers()
  }
  const endText = t(ending?.state === 'WAITING' ? 'lotnum_withdraw' : 'lotnum_end')
  return (
    <>
      <Panel title={t('lotnum_rules')} isFlush>
        <Loaded answer={answer}>
          {({ list }) => (
            <DataTable
              caption={t('lotnum_rules')}
              columns={ruleColumns(t, mayChange ? setEnding : null)}
              rows={list}
              rowKey={(rule) => [rule.playCode, rule.number, rule.numero, rule.effectiveFrom].join()}
              empty={<EmptyState isSmall title={t('lotnum_rules_none')} />}
            />
          )}
        </Loaded>
      </Panel>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      <ReasonDialog
        isOpen={ending !== null}
        title={endText}
        label={t('op_reason')}
        isRequired
        submitText={endText}
        onSubmit={(reason) => end(ending!, reason)}
        onClose={() => setEnding(null)}
      >
        {ending
          ? t(ending.state === 'WAITING' ? 'lotnum_withdraw_question' : 'lotnum_end_question', {
              number: numberName(t, ending.number),
              time: formatDateTime(ending.effectiveFrom),
            })
          : null}
      </ReasonDialog>
    </>
  )
}

function detailOf(t: Translate, { mode, factor, maxTotalAmount, onFull }: Rule): string {
  const pays = factor === null ? '' : t('lotnum_pays', { factor })
  if (mode !== 'LIMITED') return mode === 'HALF' ? pays : ''
  const limit = t('lotnum_up_to', { amount: formatMoney(maxTotalAmount ?? 0) })
  return `${limit} ${onFull === 'HALF' ? pays : t('lotnum_on_full_CLOSED')}`
}

function ruleColumns(t: Translate, onEnd: ((rule: Rule) => void) | null): Column<Rule>[] {
  return [
    {
      key: 'number',
      head: t('lotnum_number'),
      card: 'title',
      cell: ({ number }) => <span className={styles.number}>{numberName(t, number)}</span>,
    },
    { key: 'play', head: t('lot_play'), cell: (rule) => playName(t, rule.gameCode, rule.playCode) },
    {
      key: 'issue',
      head: t('lot_issue'),
      isNamed: true,
      cell: ({ numero }) => numero ?? t('lotnum_scope_ALL'),
    },
    {
      key: 'mode',
      head: t('lotnum_mode'),
      card: 'badge',
      cell: ({ mode, state }) => (
        <>
          <Badge tone={modeTones[mode]}>{t(`lotnum_mode_${mode}`)}</Badge>{' '}
          {state === 'WAITING' ? <Badge tone="waiting">{t('lotnum_waiting')}</Badge> : null}
        </>
      ),
    },
    { key: 'detail', head: t('lotnum_detail'), cell: (rule) => detailOf(t, rule) || '–' },
    {
      key: 'by',
      head: t('lotnum_by'),
      isNamed: true,
      cell: ({ changedBy, reason, effectiveFrom }) => (
        <span className={parts.narrow}>
          {changedBy}{' '}
          <small className="text-3">{t('lotnum_from', { time: formatDateTime(effectiveFrom) })}</small>{' '}
          <small className="text-2">{reason}</small>
        </span>
      ),
    },
    {
      key: 'end',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (rule) =>
        onEnd ? (
          <Button size="compact" onClick={() => onEnd(rule)}>
            {t(rule.state === 'WAITING' ? 'lotnum_withdraw' : 'lotnum_end')}
          </Button>
        ) : null,
    },
  ]
}
