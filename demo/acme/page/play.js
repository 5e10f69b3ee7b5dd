// ACME's page: enters with the launch token of the address, then plays rounds with ACME's own server.
const texts = JSON.parse(document.getElementById('texts').textContent)
const address = new URL(location.href)
const lobby = new URL(address.searchParams.get('lobby') || '/', address)
const language = address.searchParams.get('lang') === 'en' ? 'en' : 'th'
const root = document.getElementById('game')

const tell = (type, more = {}) => {
  if (window.parent !== window) window.parent.postMessage({ sala: 1, type, ...more }, lobby.origin)
}
const money = (minor) =>
  (minor / 100).toLocaleString(language === 'en' ? 'en' : 'th', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  })
const fill = (text, ...values) =>
  values.reduce((filled, value, index) => filled.replace(`{${index}}`, value), text)

function make(tag, fields = {}, ...children) {
  const node = Object.assign(document.createElement(tag), fields)
  node.append(...children)
  return node
}

async function send(path, body) {
  const reply = await fetch(`/acme/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return reply.json()
}

const exitButton = () =>
  make('button', {
    type: 'button',
    textContent: texts.exit,
    onclick: () => {
      tell('exit')
      if (window.parent === window) location.href = lobby.href
    },
  })

function showClosed(text) {
  root.replaceChildren(
    make('h1', { textContent: texts.vendor }),
    make('p', { textContent: text }),
    exitButton(),
  )
}

function choice(labels, isSelected, select) {
  return labels.map((label, index) => {
    const button = make('button', { type: 'button', textContent: label, onclick: () => select(index) })
    button.setAttribute('aria-pressed', String(isSelected(index)))
    return button
  })
}

function showGame(entered) {
  const { game, stakes } = entered
  const state = {
    balance: entered.balanceAmount,
    field: 0,
    stake: 0,
    drawn: null,
    isBusy: false,
    said: '',
    isHit: false,
    isShort: false,
  }
  const play = async () => {
    if (state.isBusy) return
    Object.assign(state, { isBusy: true, said: texts.playing, drawn: null, isHit: false, isShort: false })
    draw()
    const result = await send('play', {
      play: entered.play,
      stakeAmount: stakes[state.stake],
      field: state.field,
    }).catch(() => ({ refusal: 'AGAIN' }))
    state.isBusy = false
    if (result.value) {
      const { drawn, winAmount, balanceAmount } = result.value
      Object.assign(state, {
        drawn,
        balance: balanceAmount,
        isHit: winAmount > 0,
        said:
          winAmount > 0
            ? fill(texts.won, money(winAmount))
            : `${fill(texts.drawn, String(drawn + 1))} · ${texts.lost}`,
      })
      tell('round', { winAmount })
      tell('balance', { balance: balanceAmount })
    } else {
      state.said =
        result.refusal === 'AGAIN' ? texts.again : (texts.refusals[result.refusal] ?? texts.refusals.OTHER)
      state.isShort = result.refusal === 'INSUFFICIENT_FUNDS' && entered.mode === 'REAL'
    }
    draw()
  }
  const draw = () => {
    const fields = make(
      'div',
      { className: 'fields' },
      ...choice(
        Array.from({ length: game.fields }, (_, index) => String(index + 1)),
        (index) => index === state.field,
        (index) => {
          state.field = index
          draw()
        },
      ),
    )
    if (state.drawn !== null) fields.children[state.drawn].classList.add('drawn')
    const go = make('button', {
      type: 'button',
      id: 'go',
      textContent: texts.play,
      disabled: state.isBusy,
      onclick: play,
    })
    root.replaceChildren(
      make(
        'header',
        {},
        make('img', { src: entered.pictureUrl, alt: '' }),
        make(
          'div',
          {},
          make('h1', { textContent: game.names[language === 'en' ? 'EN' : 'TH'] }),
          make('small', { textContent: texts.demoNote }),
        ),
        exitButton(),
      ),
      make(
        'div',
        { className: 'money' },
        make('span', { textContent: entered.mode === 'FREE' ? texts.playMoney : texts.balance }),
        make('b', { textContent: money(state.balance), id: 'balance' }),
      ),
      make('h2', { textContent: texts.pick }),
      fields,
      make('h2', { textContent: texts.stake }),
      make(
        'div',
        { className: 'row' },
        ...choice(
          stakes.map(money),
          (index) => index === state.stake,
          (index) => {
            state.stake = index
            draw()
          },
        ),
      ),
      go,
      make('p', { id: 'say', className: state.isHit ? 'hit' : '', textContent: state.said }),
      ...(state.isShort && window.parent !== window
        ? [
            make('button', {
              type: 'button',
              id: 'deposit',
              textContent: texts.deposit,
              onclick: () => tell('deposit'),
            }),
          ]
        : []),
      make('small', { textContent: fill(texts.rule, String(0.97 * game.fields), '97') }),
    )
    // The focus is kept on the button, and never taken from a window that lies over the game.
    if (document.activeElement === document.body && (!state.isShown || document.hasFocus()))
      go.focus({ preventScroll: true })
    state.isShown = true
  }
  // Money that came from elsewhere, such as a deposit: the lobby that frames the page tells what the wallet holds that
  // the game is played on.
  window.addEventListener('message', (event) => {
    const { sala, type, balance, currency } = event.data ?? {}
    if (
      event.origin !== lobby.origin ||
      event.source !== window.parent ||
      sala !== 1 ||
      type !== 'balance' ||
      currency !== entered.currency ||
      state.isBusy ||
      !Number.isSafeInteger(balance)
    )
      return
    // Drawn anew where something changes only: a press that is under way would lose its button.
    if (balance === state.balance && !state.isShort) return
    Object.assign(state, { balance, isShort: false })
    draw()
  })
  draw()
  tell('ready')
}

const token = address.searchParams.get('token') ?? ''
address.searchParams.delete('token')
// The token is spent with the next message; no address of this page carries it further.
history.replaceState(null, '', address)
const entered = await send('enter', { token }).catch(() => ({ refusal: 'OTHER' }))
if (entered.value) showGame(entered.value)
else
  showClosed(
    texts.refusals[entered.refusal] && entered.refusal !== 'OTHER'
      ? texts.refusals[entered.refusal]
      : texts.closed,
  )
