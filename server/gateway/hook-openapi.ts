/** The payment hook in the OpenAPI document: signed by the sender, so it is not a call of the pipeline. */
import { paymentHookPath } from '../../contract/vendor/cashier/payment-hook.ts'
import { cryptoChannels, depositChannels, thaiMoney } from '../../contract/shared/cashier-channels.ts'
import { depositStates } from '../../contract/shared/cashier-states.ts'

const text = { type: 'string' }
const common = {
  merchant: { ...text, description: "the merchant's code; absent: the default merchant" },
  reference: { ...text, pattern: '^[A-Za-z0-9._:-]{1,80}$', description: 'counts once for ever' },
}
const bank = {
  type: 'object',
  required: ['reference', 'amount', 'currency', 'payerName'],
  properties: {
    ...common,
    amount: { type: 'integer', minimum: 1, description: 'satang that arrived' },
    currency: { const: thaiMoney.currency },
    payerName: { ...text, maxLength: 120 },
    intentId: { ...text, description: 'the deposit, if the sender knows it' },
    receiver: { ...text, description: 'the receiving account, e.g. KBANK:1234567890' },
    sendingBank: { ...text, description: 'with transRef: the transfer as on its slip' },
    transRef: text,
  },
}
const chain = {
  type: 'object',
  required: ['reference', 'amount', 'currency', 'address', 'fromAddress', 'confirmations'],
  properties: {
    ...common,
    amount: { type: 'integer', minimum: 1, description: 'millionths of a USDT' },
    currency: { const: 'USDT' },
    address: text,
    fromAddress: text,
    confirmations: { type: 'integer', minimum: 0 },
  },
}
const answer = (statuses: readonly string[]) => ({
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['status'],
        properties: { status: { enum: statuses }, state: { enum: depositStates } },
      },
    },
  },
})

export function hookPaths(): Record<string, unknown> {
  return {
    [paymentHookPath.replace(':channel', '{channel}')]: {
      post: {
        operationId: 'paymentHook',
        summary:
          'A bank, a payment provider or a chain watcher reports a payment (docs/operating/payments.md).',
        tags: ['hooks'],
        'x-audience': 'vendor',
        'x-idempotent': false,
        'x-sealed': false,
        security: [{ paymentHook: [] }],
        parameters: [
          { name: 'channel', in: 'path', required: true, schema: { enum: depositChannels } },
          ...['X-Timestamp', 'X-Signature'].map((name) => ({
            name,
            in: 'header',
            required: true,
            schema: text,
          })),
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { oneOf: [bank, { ...chain, description: `for ${cryptoChannels.join(', ')}` }] },
            },
          },
        },
        responses: {
          200: { description: 'taken in', ...answer(['ACCEPTED', 'UNMATCHED', 'IGNORED']) },
          400: {
            description: 'REQUEST_MALFORMED: unreadable HTTP, or a length that the body does not have',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
          401: { description: 'signature or time', ...answer(['SIGNATURE_INVALID']) },
          404: {
            description: 'no such channel or merchant, or no secret is set',
            ...answer(['UNKNOWN_CHANNEL', 'UNKNOWN_MERCHANT']),
          },
          413: {
            description: 'REQUEST_TOO_LARGE',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
          422: { description: 'a field is missing or has the wrong format', ...answer(['REQUEST_INVALID']) },
        },
      },
    },
  }
}
