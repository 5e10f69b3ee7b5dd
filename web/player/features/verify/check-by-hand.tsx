import { useState } from 'react'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatMoney, parseAmount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { drawCards, drawTable, verifiableCards, verifiableTables } from './check-shared.ts'
import { Drawn } from './drawn.tsx'
import { recompute, verifiableGames, type Recomputed } from './recompute.ts'
import { Code } from './parts.tsx'
import { Reels } from './solo-check.tsx'
import { useGameNames } from './use-game-names.ts'
import styles from './verify.module.css'

type Finding = Recomputed | { commit: string; outcome: unknown }

const everyGame = [...verifiableGames, ...verifiableTables, ...verifiableCards]

/** A round that the address brings along, behind # so that no server sees it. */
function readGiven() {
  const given = new URLSearchParams(location.hash.slice(1))
  const of = (name: string, instead: string) => given.get(name)?.slice(0, 64) ?? instead
  return {
    gameCode: everyGame.find((code) => code === given.get('game')) ?? everyGame[0]!,
    seeds: {
      serverSeed: of('serverSeed', ''),
      clientSeed: of('clientSeed', ''),
      nonce: of('nonce', '0'),
      bet: of('bet', '1.00'),
    },
  }
}

/** The result of the seeds; null if they are not valid. */
async function find(
  values: ReturnType<typeof readGiven>['seeds'] & { gameCode: string },
): Promise<Finding | null> {
  const { gameCode } = values
  const nonce = /^[0-9]{1,9}$/.test(values.nonce.trim()) ? Number.parseInt(values.nonce, 10) : null
  const betAmount = hasBet(gameCode) ? parseAmount(values.bet) : 0
  const kept = { serverSeed: values.serverSeed.trim().toLowerCase(), clientSeed: values.clientSeed.trim() }
  if (nonce === null || betAmount === null) return null
  if (verifiableTables.includes(gameCode)) return (await drawTable(gameCode, { ...kept, nonce })) ?? null
  if (verifiableCards.includes(gameCode)) return drawCards(gameCode, { ...kept, nonce }) ?? null
  return (await recompute({ gameCode, ...kept, nonce, betAmount })) ?? null
}

const hasBet = (gameCode: string): boolean =>
  !verifiableTables.includes(gameCode) && !verifiableCards.includes(gameCode)

/** For people who kept their own seeds: no account, no server. */
export function CheckByHand() {
  const t = useText()
  const [given] = useState(readGiven)
  const nameOf = useGameNames()
  const [result, setResult] = useState<Finding | null | 'invalid'>(null)
  const form = useForm({
    start: { gameCode: given.gameCode, ...given.seeds, commit: '' },
    send: async (values) => setResult((await find(values)) ?? 'invalid'),
  })
  const { gameCode, commit } = form.values
  const promised = commit.trim().toLowerCase()
  return (
    <Form form={form} className="panel padded stack">
      <h2 className={styles.side}>{t('verify_by_hand')}</h2>
      <SelectField
        label={t('verify_game')}
        choices={everyGame.map((key) => ({ key, text: nameOf(key) }))}
        value={gameCode}
        onChange={(next) => {
          form.edit({ gameCode: next })
          setResult(null)
        }}
      />
      <TextField
        label={t('verify_seed_input')}
        icon="key"
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        {...form.field('serverSeed')}
      />
      <TextField
        label={t('fairx_commit_input')}
        icon="lock"
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        {...form.field('commit')}
      />
      <TextField
        label={t('verify_client_input')}
        icon="user"
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        {...form.field('clientSeed')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('verify_nonce_input')}
          inputMode="numeric"
          maxLength={9}
          {...form.field('nonce')}
        />
        {hasBet(gameCode) ? (
          <TextField
            label={t('verify_bet_input')}
            inputMode="decimal"
            maxLength={12}
            {...form.field('bet')}
          />
        ) : null}
      </div>
      <Button type="submit" kind="primary" isBlock>
        {t('verify_do')}
      </Button>
      <div aria-live="polite">
        {result === 'invalid' ? (
          <Note tone="bad">{t('verify_invalid')}</Note>
        ) : result ? (
          <Found found={result} promised={promised} gameCode={gameCode} />
        ) : null}
      </div>
    </Form>
  )
}

/** The result: the computed commitment beside the published one, and the draw. */
function Found({ found, promised, gameCode }: { found: Finding; promised: string; gameCode: string }) {
  const t = useText()
  return (
    <div className="stack">
      <div>
        <h3 className={styles.stepTitle}>{t('verify_commit')}</h3>
        <Code text={found.commit} />
        {promised === '' ? null : (
          <Note tone={promised === found.commit ? 'good' : 'bad'}>
            {t(promised === found.commit ? 'verify_commit_match' : 'verify_commit_mismatch')}
          </Note>
        )}
      </div>
      <div>
        <h3 className={styles.stepTitle}>{t('verify_result')}</h3>
        {'outcome' in found ? (
          <Drawn gameCode={gameCode} outcome={found.outcome} />
        ) : (
          <>
            <Badge tone="ready">{formatMoney(found.winAmount)}</Badge>
            <Reels result={found} />
          </>
        )}
      </div>
    </div>
  )
}
