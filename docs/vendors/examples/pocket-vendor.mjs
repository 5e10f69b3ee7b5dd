// node pocket-vendor.mjs [port]: a vendor that keeps a pocket for each member and answers the platform's
// calls. What is kept in memory here belongs in your database, with the transaction's id as a unique key.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const vendor = process.env.VENDOR ?? 'ACME'
const secret = process.env.VENDOR_SECRET ?? 'acme-demo-secret'
const pockets = new Map() // memberId → satang
const transactions = new Map() // transactionId → { status, memberId }

function isSigned(headers, body) {
  const timestamp = headers['x-timestamp'] ?? ''
  // A message that is older than 300 s does nothing: the platform relies on it.
  if (headers['x-vendor'] !== vendor || !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300))
    return false
  const right = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()
  const given = Buffer.from(headers['x-signature'] ?? '', 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}

const held = (memberId) => pockets.get(memberId) ?? 0

function move(kind, { transactionId, memberId, amount, currency }) {
  if (
    typeof transactionId !== 'string' ||
    typeof memberId !== 'string' ||
    !Number.isInteger(amount) ||
    amount <= 0 ||
    currency !== 'THB'
  )
    return { status: 'INVALID_REQUEST' }
  let known = transactions.get(transactionId)
  if (!known) {
    const after = held(memberId) + (kind === 'deposit' ? amount : -amount)
    known = { status: after < 0 ? 'INSUFFICIENT_FUNDS' : 'OK', memberId }
    if (known.status === 'OK') pockets.set(memberId, after)
    transactions.set(transactionId, known)
  }
  return { status: known.status, balanceAmount: held(memberId) }
}

const calls = {
  balance: ({ memberId }) => ({ status: 'OK', balanceAmount: held(memberId) }),
  deposit: (message) => move('deposit', message),
  withdraw: (message) => move('withdraw', message),
  transaction({ transactionId }) {
    // What was once answered with NOT_FOUND never happens afterwards.
    if (!transactions.has(transactionId))
      transactions.set(transactionId, { status: 'NOT_FOUND', memberId: '' })
    const { status, memberId } = transactions.get(transactionId)
    return { status, balanceAmount: held(memberId) }
  },
}

createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const call = calls[/^\/player\/(\w+)$/.exec(request.url)?.[1]]
  const [status, answer] = !isSigned(request.headers, body)
    ? [401, { status: 'INVALID_SIGNATURE' }]
    : !call
      ? [404, {}]
      : [200, call(JSON.parse(body))]
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}).listen(Number(process.argv[2] ?? 8080), function () {
  console.log(`http://localhost:${this.address().port}`)
})
