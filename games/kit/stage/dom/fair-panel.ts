/** The seeds in use, the last round's proof, and changing the seed, which reveals the old one. */
import { isClientSeed } from '../../../../kernel/fair/stream.ts'
import type { KitTexts } from '../../locales/texts.ts'
import type { SeedPair, ShownRound, StagePage } from '../page.ts'
import { StageRefusal } from '../page.ts'
import styles from './dialog.module.css'
import { make, makeButton } from './element.ts'

export type LastRound = Pick<ShownRound, 'roundId' | 'proof'>

export function fairPanel(
  texts: KitTexts['fair'],
  seeds: NonNullable<StagePage['seeds']>,
  lastRound: LastRound | null,
): HTMLElement {
  const pair = make('div', { className: styles.fair, attributes: { 'aria-live': 'polite' } })
  const input = make('input', {
    attributes: {
      id: 'client-seed',
      maxlength: '64',
      autocomplete: 'off',
      autocapitalize: 'none',
      spellcheck: 'false',
      'aria-describedby': 'client-seed-hint',
    },
  })
  const hint = make('p', {
    className: styles.hint,
    text: texts.clientSeedHint,
    attributes: { id: 'client-seed-hint' },
  })
  const button = makeButton({ className: styles.action, text: texts.rotate, onClick: () => void rotate() })

  const show = (current: SeedPair): void =>
    pair.replaceChildren(
      ...(current.revealedServerSeed ? [row(texts.revealed, current.revealedServerSeed)] : []),
      row(texts.commit, current.commit),
      row(texts.nextCommit, current.nextCommit),
      row(texts.clientSeed, current.clientSeed),
      row(texts.nonce, `${current.nonce}`),
    )
  const tell = (text: string, isError: boolean): void => {
    hint.textContent = text
    hint.classList.toggle(styles.error!, isError)
    input.setAttribute('aria-invalid', `${isError}`)
  }
  const ask = async (question: Promise<SeedPair>): Promise<void> => {
    button.disabled = true
    try {
      show(await question)
      tell(texts.clientSeedHint, false)
      input.value = ''
    } catch (error) {
      tell(error instanceof StageRefusal ? error.message : texts.unavailable, true)
    }
    button.disabled = false
  }
  async function rotate(): Promise<void> {
    const clientSeed = input.value.trim()
    if (clientSeed !== '' && !isClientSeed(clientSeed)) return tell(texts.clientSeedWrong, true)
    await ask(seeds.rotate(clientSeed === '' ? undefined : clientSeed))
  }
  void ask(seeds.read())
  return make(
    'div',
    { className: styles.fair },
    make('p', { className: styles.note, text: texts.intro }),
    pair,
    ...(lastRound
      ? [row(texts.lastRound, `${lastRound.roundId} · ${texts.nonceOfRound(lastRound.proof.nonce)}`)]
      : []),
    make('label', { text: texts.newClientSeed, attributes: { for: 'client-seed' } }),
    input,
    hint,
    button,
  )
}

function row(name: string, value: string): HTMLElement {
  return make('div', { className: styles.row }, make('span', { text: name }), make('code', { text: value }))
}
