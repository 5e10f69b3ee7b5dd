import { useRef, useState } from 'react'
import { listIssues } from '../../../../../contract/operator/lottery/list-issues.ts'
import { exposurePlaysOf } from '../../../../../kernel/lottery/numbers/exposure.ts'
import { numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { formatShortTime } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import { navigate } from '../../../navigation.ts'
import { PageHead } from '../../../parts/page-head.tsx'
import parts from '../../../parts/parts.module.css'
import { SecondMissing, useWaiting, WaitingNotes } from '../../../parts/waiting-changes.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import { useSearchValue } from '../../../use-search-value.ts'
import { useGames } from '../game-names.ts'
import { playName } from '../play-text.ts'
import { ExposureFigures, ExposureMap, Riskiest } from './exposure-panels.tsx'
import { NumberPanel } from './number-panel.tsx'
import styles from './numbers.module.css'
import { RulesTable } from './rules-table.tsx'

/** What stands on each number of an issue, and the rules that close numbers or pay less for them. */
export function NumbersPage() {
  const t = useText()
  const can = useCan()
  const { games } = useGames()
  const numberGames = games.filter(({ kind }) => kind !== 'CLASSIC')
  const [askedGame] = useSearchValue('game')
  const [askedNumero] = useSearchValue('numero')
  const [askedPlay, setPlay] = useSearchValue('play')
  const gameCode = numberGameOf(askedGame) ? askedGame : (numberGames[0]?.gameCode ?? '')
  const game = numberGameOf(gameCode)
  const plays = game ? exposurePlaysOf(game) : []
  const playCode = plays.some(({ code }) => code === askedPlay)
    ? askedPlay
    : (plays.find(({ code }) => code === 'BOTTOM2')?.code ?? plays[0]?.code ?? '')
  const { data: open } = useCall(
    listIssues,
    { query: { pageNo: 1, pageSize: 20, gameCode, state: 'OPEN' } },
    { isEnabled: gameCode !== '', refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  const issues = open?.list ?? []
  const numero = askedNumero || (issues.at(-1)?.numero ?? '')
  const waiting = useWaiting()
  const [chosen, setChosen] = useState('')
  const side = useRef<HTMLDivElement>(null)
  const choose = (number: string) => {
    setChosen(number)
    side.current?.scrollIntoView({ block: 'nearest' })
  }
  if (!game) return <PageHead title={t('lotnum_title')} text={t('lotnum_text')} />
  const place = { gameCode, playCode, numero }
  const key = `${gameCode}-${numero}-${playCode}`
  const isOpen = issues.some((issue) => issue.numero === numero)
  return (
    <>
      <PageHead title={t('lotnum_title')} text={t('lotnum_text')} />
      <div className={parts.filters}>
        <SelectField
          label={t('lot_game')}
          value={gameCode}
          onChange={(code) => navigate(paths.lotteryNumbersOf(code), { replace: true })}
          choices={numberGames.map((one) => ({ key: one.gameCode, text: one.name }))}
        />
        <SelectField
          label={t('lot_issue')}
          value={numero || null}
          placeholder={t('lotnum_no_issue')}
          isDisabled={issues.length === 0}
          onChange={(next) => navigate(paths.lotteryNumbersOf(gameCode, next, playCode), { replace: true })}
          choices={issues.map((issue) => ({
            key: issue.numero,
            text: issue.numero,
            note: `${t('lot_closes')} ${formatShortTime(issue.closesAt)}`,
          }))}
        />
      </div>
      <div className="stack">
        <Chips
          label={t('lot_play')}
          choices={plays.map(({ code }) => ({ key: code, text: playName(t, gameCode, code) }))}
          value={playCode}
          onChange={(code) => {
            setChosen('')
            if (code !== null) setPlay(code)
          }}
        />
        {can('lottery.terms') ? <SecondMissing waiting={waiting} /> : null}
        {waiting.rows
          .filter(({ subject }) => subject.startsWith(`lottery-number:${gameCode}`))
          .map(({ proposalId, subject }) => (
            <WaitingNotes key={proposalId} waiting={waiting} subject={subject} />
          ))}
        {open && !isOpen ? <Note>{t('lotnum_no_issue_text')}</Note> : null}
        {numero ? <ExposureFigures key={key} place={place} /> : null}
        <div className={styles.two}>
          {numero ? <ExposureMap key={key} place={place} chosen={chosen} onChoose={choose} /> : <span />}
          <div ref={side} className={styles.side}>
            <NumberPanel key={`${key}-${chosen}`} place={place} isOpen={isOpen} number={chosen} />
          </div>
          <div className={styles.lists}>
            {numero ? <Riskiest place={place} onChoose={choose} /> : null}
            <RulesTable place={place} mayChange={can('lottery.terms')} />
          </div>
        </div>
      </div>
    </>
  )
}
