import {
  readGameRules,
  type readGameRulesSchemas,
} from '../../../../contract/player/launch/read-game-rules.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { spotName, useTableWords } from '../../../ui/games/table-words.ts'
import { Note } from '../../../ui/overlay/toast.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import { useNamed } from '../../use-named.ts'
import styles from './returns.module.css'
import { CountTable, Part } from './rules-parts.tsx'
import { CascadeParts, ReelParts } from './slot-rules.tsx'

type Rules = ValueOf<typeof readGameRulesSchemas>
type Reels = NonNullable<Rules['reels']>
type Cascade = NonNullable<Rules['cascade']>

/**
 * Every number that decides a slot's outcomes, enough for anybody to count its return again; of a table its
 * rules and what each bet returns.
 */
export function GameRulesPage() {
  const t = useText()
  const gameCode = useNamed().toUpperCase()
  const { data, error } = useCall(readGameRules, { params: { gameCode } })
  return (
    <div className={`wrap ${styles.page}`}>
      <p>
        <AppLink className="link" href={paths.returns()}>
          {t('rtp_title')}
        </AppLink>
      </p>
      {error ? (
        <Note tone="bad">{errorText(error, t)}</Note>
      ) : data ? (
        <Sheet rules={data} />
      ) : (
        <Skeleton shape="block" />
      )}
    </div>
  )
}

function Sheet({ rules }: { rules: Rules }) {
  const t = useText()
  const { reels, cascade } = rules
  const slot = reels ?? cascade
  return (
    <>
      <h1>{rules.name}</h1>
      <p className={`text-2 ${styles.intro}`}>
        {t(rules.kind === 'TABLE' ? 'rtp_sheet_table_intro' : 'rtp_sheet_intro')}{' '}
        <a className="link" href={readGameRules.path.replace(':gameCode', rules.gameCode)}>
          {t('rtp_sheet_data')}
        </a>
      </p>
      {slot?.mathOf ? (
        <p className={`text-2 ${styles.intro}`}>{t('rtp_sheet_same', { mathOf: slot.mathOf })}</p>
      ) : null}
      {slot ? <Figures rules={rules} slot={slot} /> : null}
      {reels ? <ReelParts reels={reels} /> : null}
      {cascade ? <CascadeParts cascade={cascade} /> : null}
      {rules.kind === 'TABLE' ? <TableParts rules={rules} /> : null}
    </>
  )
}

function TableParts({ rules }: { rules: Rules }) {
  const t = useText()
  const words = useTableWords(rules.gameCode)
  return (
    <>
      {words ? (
        <Part title={t('rtp_sheet_rules')}>
          <ul className={styles.rules}>
            {words.rules.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Part title={t('rtp_sheet_bets_of_table')} note={t('rtp_sheet_bets_note')}>
        <CountTable
          heads={[t('fairx_spot'), t('rtp_theory')]}
          rows={rules.spots.map(({ code, rtp }) => [spotName(words, code), rtp])}
        />
      </Part>
      {rules.byTote ? (
        <Part title={t('rtp_sheet_tote')} note={t('rtp_sheet_tote_note')}>
          <CountTable
            heads={[t('fairx_spot'), t('rtp_theory')]}
            rows={rules.byTote.spots.map(({ code, rtp }) => [spotName(words, code), rtp])}
          />
        </Part>
      ) : null}
    </>
  )
}

function Figures({ rules, slot }: { rules: Rules; slot: Reels | Cascade }) {
  const t = useText()
  const times = (multiple: number | string) => t('rtp_sheet_times', { multiple })
  const [least, most] = [slot.betAmounts[0] ?? 0, slot.betAmounts.at(-1) ?? 0]
  const rows: readonly (readonly [string, string])[] = [
    [t('rtp_theory'), rules.rtp],
    [t('rtp_sheet_hit'), slot.hitRate],
    [t('rtp_sheet_spread'), slot.standardDeviation],
    ...(slot.roundDeviation === null
      ? []
      : [[t('rtp_sheet_round_spread'), `${slot.roundDeviation}`] as const]),
    [t('rtp_sheet_volatility'), t(`rtp_sheet_${slot.volatility}`)],
    [t('rtp_sheet_cap'), times(formatAmount(slot.capMultiple * 100, 0))],
    ...('maxSpinMultiple' in slot ? [[t('rtp_sheet_largest'), times(slot.maxSpinMultiple)] as const] : []),
    [t('rtp_sheet_bets'), `${formatMoney(least, rules.currency)} – ${formatMoney(most, rules.currency)}`],
    [t('rtp_sheet_draw'), rules.tag],
    [t('rtp_sheet_code'), `${rules.gameCode} ${rules.mathVersion}`],
  ]
  return (
    <section className="panel padded">
      <dl className={styles.figures}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
