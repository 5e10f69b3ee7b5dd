/** How the cards were shuffled: what was shown before, what the players added, and what is revealed after. */
import { isClientSeed } from '../../../kernel/fair/stream.ts'
import type { RoomTexts } from '../locales/room-texts.ts'
import { openDialog } from '../stage/dom/dialog.ts'
import { make, makeButton } from '../stage/dom/element.ts'
import { StageRefusal } from '../stage/page.ts'
import styles from './room-dialogs.module.css'
import type { HandProof, LiveRoom, RoomPage } from './view.ts'

export function openFairness(host: HTMLElement, page: RoomPage, { fair, leave }: RoomTexts, live: LiveRoom): void {
  const { room, mine } = live.answer
  const isRunning = room.proof !== null && room.proof.serverSeed === null
  const last = room.lastProof ?? (isRunning ? null : room.proof)
  const body = make('div', { className: styles.stack },
    make('p', { className: styles.note, text: fair.intro }),
    ...(isRunning && room.commit !== null ? [row(fair.commit, room.commit)] : []),
    row(fair.next, room.nextCommit),
    ...(mine ? [seedForm(fair, mine.clientSeed, (seed) => live.changeSeed(seed))] : [make('p', { className: styles.hint, text: fair.guest })]),
    make('h3', { text: fair.last }),
    ...(last ? proofRows(fair, last, page.verifyUrl(last.handId)) : [make('p', { className: styles.note, text: fair.none })]))
  openDialog(host, { title: fair.title, closeLabel: leave.cancel, body })
}

function seedForm(fair: RoomTexts['fair'], seed: string, change: (seed: string) => Promise<void>): HTMLElement {
  const input = make('input', { className: styles.seed, attributes: { id: 'room-seed', maxlength: '64', autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', 'aria-describedby': 'room-seed-hint' } })
  input.value = seed
  const hint = make('p', { className: styles.hint, text: fair.ownHint, attributes: { id: 'room-seed-hint', role: 'status' } })
  const tell = (text: string, isError: boolean): void => {
    hint.textContent = text
    hint.classList.toggle(styles.error!, isError)
    input.setAttribute('aria-invalid', `${isError}`)
  }
  const button = makeButton({ className: styles.action, text: fair.change, onClick: () => {
    const typed = input.value.trim()
    if (!isClientSeed(typed)) return tell(fair.ownWrong, true)
    change(typed).then(() => tell(fair.changed, false), (error: unknown) => tell(error instanceof StageRefusal ? error.message : fair.ownWrong, true))
  } })
  return make('section', { className: styles.part }, make('label', { text: fair.own, attributes: { for: 'room-seed' } }), input, hint, button)
}

function proofRows(fair: RoomTexts['fair'], proof: HandProof, verifyUrl: string): HTMLElement[] {
  return [
    row(fair.hand, proof.handId), row(fair.commit, proof.commit), row(fair.server, proof.serverSeed ?? fair.running),
    ...(proof.clientSeeds.length === 0 ? [] : [row(fair.seeds, proof.clientSeeds.join(', '))]), row(fair.part, proof.clientSeed),
    make('a', { className: styles.verify, text: fair.verify, attributes: { href: verifyUrl, target: '_blank', rel: 'noopener' } }),
  ]
}

function row(name: string, value: string): HTMLElement {
  return make('div', { className: styles.code }, make('span', { text: name }), make('code', { text: value }))
}
