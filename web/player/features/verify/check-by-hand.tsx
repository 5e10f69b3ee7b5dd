import { useState } from 'react'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatMoney, parseAmount } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { drawCards, drawTable, verifiableCards, verifiableTables } from './check-shared.ts'
import { Drawn } from './drawn.tsx'
import { recompute, verifiableGames, type Recomputed } from './recompute.ts'
import { Code } from './parts.tsx'
import { Reels } from './solo-check.tsx'
import { useGameNames } from './use-game-names.ts'
import styles from './verify.module.css'

const everyGame = [...verifiableGames, ...verifiableTables, ...verifiableCards]

/** A round that the address brings along, behind # so that no server sees it. */
function readGiven() {
  const given = new URLSearchParams(location.hash.slice(1))
  const of = (name: string, instead: string) => given.get(name)?.slice(0, 64) ?? instead
  return {
    gameCode: everyGame.find((code) => code === given.get('game')) ?? everyGame[0]!,
    seeds: { serverSeed: of('serverSeed', ''), clientSeed: of('clientSeed', ''), nonce: of('nonce', '0'), bet: of('bet', '1.00') },
  }
}

/** For whoever kept seeds of their own: no account, no server. */
export function CheckByHand() {
  const t = useText()
  const [given] = useState(readGiven)
  const [gameCode, setGameCode] = useState(given.gameCode)
  const nameOf = useGameNames()
  const [seeds, setSeeds] = useState({ ...given.seeds, commit: '' })
  const [result, setResult] = useState<Recomputed | { commit: string; outcome: unknown } | null | 'invalid'>(null)
  const change = (part: Partial<typeof seeds>) => setSeeds({ ...seeds, ...part })
  const [isTable, isCards] = [verifiableTables.includes(gameCode), verifiableCards.includes(gameCode)]
  const hasBet = !isTable && !isCards
  const promised = seeds.commit.trim().toLowerCase()
  const check = async () => {
    const nonce = /^[0-9]{1,9}$/.test(seeds.nonce.trim()) ? Number.parseInt(seeds.nonce, 10) : null
    const betAmount = hasBet ? parseAmount(seeds.bet) : 0
    const kept = { serverSeed: seeds.serverSeed.trim().toLowerCase(), clientSeed: seeds.clientSeed.trim() }
    const found = nonce === null || betAmount === null ? null : isTable ? await drawTable(gameCode, { ...kept, nonce }) : isCards ? drawCards(gameCode, { ...kept, nonce }) : await recompute({ gameCode, ...kept, nonce, betAmount })
    setResult(found ?? 'invalid')
  }
  return (
    <form className="panel padded stack" onSubmit={(event) => { event.preventDefault(); void check() }}>
      <h2 className={styles.side}>{t('verify_by_hand')}</h2>
      <SelectField label={t('verify_game')} choices={everyGame.map((key) => ({ key, text: nameOf(key) }))} value={gameCode} onChange={(next) => { setGameCode(next); setResult(null) }} />
      <TextField label={t('verify_seed_input')} icon="key" value={seeds.serverSeed} maxLength={64} autoComplete="off" spellCheck={false} onChange={(event) => change({ serverSeed: event.target.value })} />
      <TextField label={t('fairx_commit_input')} icon="lock" value={seeds.commit} maxLength={64} autoComplete="off" spellCheck={false} onChange={(event) => change({ commit: event.target.value })} />
      <TextField label={t('verify_client_input')} icon="user" value={seeds.clientSeed} maxLength={64} autoComplete="off" spellCheck={false} onChange={(event) => change({ clientSeed: event.target.value })} />
      <div className={styles.pair}>
        <TextField label={t('verify_nonce_input')} inputMode="numeric" value={seeds.nonce} maxLength={9} onChange={(event) => change({ nonce: event.target.value })} />
        {hasBet ? <TextField label={t('verify_bet_input')} inputMode="decimal" value={seeds.bet} maxLength={12} onChange={(event) => change({ bet: event.target.value })} /> : null}
      </div>
      <Button type="submit" kind="primary" isBlock>{t('verify_do')}</Button>
      <div aria-live="polite">
        {result === 'invalid' ? <Note tone="bad">{t('verify_invalid')}</Note> : result ? (
          <div className="stack">
            <div>
              <h3 className={styles.stepTitle}>{t('verify_commit')}</h3><Code text={result.commit} />
              {promised === '' ? null : <Note tone={promised === result.commit ? 'good' : 'bad'}>{t(promised === result.commit ? 'verify_commit_match' : 'verify_commit_mismatch')}</Note>}
            </div>
            <div><h3 className={styles.stepTitle}>{t('verify_result')}</h3>{'outcome' in result ? <Drawn gameCode={gameCode} outcome={result.outcome} /> : <><Badge tone="ready">{formatMoney(result.winAmount)}</Badge><Reels result={result} /></>}</div>
          </div>
        ) : null}
      </div>
    </form>
  )
}
