// The page's side of the contract in docs/operating/phone-sign-in.md: what came of it goes to the window that opened us.
const asked = new URLSearchParams(location.search)
const find = (id) => document.getElementById(id)
const isOurs = window.opener !== null && asked.get('origin') === location.origin

function tell(message) {
  window.opener.postMessage(
    { source: 'phone-sign-in', state: asked.get('state'), ...message },
    location.origin,
  )
}

async function post(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.ok ? answer.json() : { error: 'unknown' }
}

const number = find('number')
number.value = asked.get('number') ?? ''
if (!isOurs) {
  find('send').hidden = true
  find('foreign').hidden = false
}

find('send').addEventListener('submit', async (event) => {
  event.preventDefault()
  const { error } = await post('/demo/phone/send', { number: number.value })
  if (error) return tell({ error })
  tell({ isSent: true })
  number.readOnly = true
  find('sent').hidden = find('check').hidden = false
  find('code').focus()
})

find('check').addEventListener('submit', async (event) => {
  event.preventDefault()
  const { error, idToken } = await post('/demo/phone/check', {
    number: number.value,
    code: find('code').value,
  })
  if (error) {
    find('code').value = ''
    return tell({ error })
  }
  tell({ idToken, channel: 'sms' })
  window.close()
})

find('cancel').addEventListener('click', () => window.close())

for (const button of document.querySelectorAll('button')) button.disabled = false
