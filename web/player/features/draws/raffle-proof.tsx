import './texts.ts'
import { useQuery } from '@tanstack/react-query'
import { listRaffleTickets } from '../../../../contract/player/promotions/list-raffle-tickets.ts'
import {
  readRaffleProof,
  type readRaffleProofSchemas,
} from '../../../../contract/player/promotions/read-raffle-proof.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatCount, formatDateTime } from '../../../../design/format.ts'
import { ticketLine, type TicketRange } from '../../../../kernel/promotions/raffle.ts'
import { callServer } from '../../../client/call.ts'
import type { CallError } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { checkRaffle } from './check-raffle.ts'
import styles from './proofs.module.css'
import { Hex, ProofStep } from '../../../ui/proof/proof-frame.tsx'
import { DrawProofFrame } from './proof-parts.tsx'

type Proof = ValueOf<typeof readRaffleProofSchemas>

const AGAIN_MS = 10_000

async function readAll(promotionId: string, signal: AbortSignal) {
  const proof: Proof = await callServer(readRaffleProof, { params: { promotionId } }, { signal })
  const tickets: TicketRange[] = []
  for (let after = 0, isMore = proof.digest !== null; isMore; ) {
    const page = await callServer(
      listRaffleTickets,
      { params: { promotionId }, query: { after } },
      { signal },
    )
    tickets.push(...page.list)
    after = page.list.at(-1)?.firstNumber ?? after
    isMore = page.isMore
  }
  return { proof, tickets }
}

/** A raffle, drawn again on this device from its seed and its frozen list. */
export default function RaffleProof({ promotionId }: { promotionId: string }) {
  const t = useText()
  const { data, error } = useQuery<Awaited<ReturnType<typeof readAll>>, CallError>({
    queryKey: [readRaffleProof.name, promotionId],
    meta: { isPublic: true },
    queryFn: ({ signal }) => readAll(promotionId, signal),
    refetchInterval: ({ state }) => (state.data?.proof.seed ? false : AGAIN_MS),
  })
  if (error && !data) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const { proof, tickets } = data
  const { seed, digest } = proof
  const checked = seed === null || digest === null ? null : checkRaffle({ ...proof, seed, digest, tickets })
  return (
    <DrawProofFrame name={proof.name} code={proof.tag} isRight={checked?.isRight ?? null}>
      {proof.state === 'VOID' ? (
        <li>
          <Note tone="info">{t('raffle_void')}</Note>
        </li>
      ) : null}
      <ProofStep title={t('draw_check_commit')} isRight={checked?.isCommitRight ?? null}>
        <p>{t('draw_check_commit_text', { time: formatDateTime(proof.committedAt) })}</p>
        <Hex text={proof.commit} />
      </ProofStep>
      <ProofStep title={t('raffle_check_list')} isRight={checked?.isListRight ?? null}>
        {digest === null ? (
          <Note tone="info">{t('raffle_list_later', { time: formatDateTime(proof.closesAt) })}</Note>
        ) : (
          <>
            <p>{t('raffle_check_list_text', { count: proof.totalTickets ?? 0 })}</p>
            <Hex text={digest} />
            <Button icon="note" onClick={() => saveList(promotionId, tickets)}>
              {t('raffle_check_download')}
            </Button>
          </>
        )}
      </ProofStep>
      <ProofStep title={t('draw_check_seed')} isRight={checked?.isCommitRight ?? null}>
        {seed === null ? <Note tone="info">{t('raffle_check_seed_later')}</Note> : <Hex text={seed} />}
      </ProofStep>
      {checked ? (
        <ProofStep title={t('raffle_check_winners')} isRight={checked.areWinnersRight}>
          <p>{t('raffle_check_winners_text', { tag: proof.tag })}</p>
          <ul className={styles.shares} tabIndex={0}>
            {checked.winners.map(({ number, holder }, place) => (
              <li key={number}>
                <b>{t('raffle_check_winner', { place: place + 1, number: formatCount(number) })}</b>
                <small className={styles.code}>{holder}</small>
              </li>
            ))}
          </ul>
        </ProofStep>
      ) : null}
    </DrawProofFrame>
  )
}

/** The list as it was hashed, byte for byte. */
function saveList(promotionId: string, tickets: readonly TicketRange[]): void {
  const text = tickets.map((range) => `${ticketLine(range)}\n`).join('')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `raffle-${promotionId}.txt`
  link.click()
  URL.revokeObjectURL(url)
}
