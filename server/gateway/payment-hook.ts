/**
 * The route by which banks and payment providers report payments: the raw bytes go to the cashier, which
 * knows the signature.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paymentHookPath } from '../../contract/vendor/cashier/payment-hook.ts'
import { clock } from '../../kernel/clock.ts'
import { takeHookMessage } from '../../modules/cashier/index.ts'
import { merchantDirectoryKey } from '../../platform/calls.ts'
import type { ProcessParts } from '../process-parts.ts'

const LARGEST_BODY = 16 * 1024
const nothing = Buffer.alloc(0)

export async function registerPaymentHook(
  app: FastifyInstance,
  { config, database, services }: ProcessParts,
): Promise<void> {
  const merchants = services.use(merchantDirectoryKey)
  const merchantOf = (code: string | null) => (code === null ? merchants.byHost('') : merchants.byCode(code))
  await app.register(async (scope) => {
    // The signature is over the bytes, so they are taken as they come, whatever their content type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
      (
        _request: FastifyRequest,
        body: string | Buffer,
        done: (error: Error | null, body?: unknown) => void,
      ) => done(null, body),
    )
    scope.post<{ Params: { channel: string } }>(paymentHookPath, async (request, reply) => {
      const { httpStatus, answer } = await takeHookMessage(
        { database, services, secrets: config.paymentHookSecrets, merchantOf },
        {
          channel: request.params.channel,
          timestamp: header(request, 'x-timestamp'),
          signature: header(request, 'x-signature'),
          body: Buffer.isBuffer(request.body) ? request.body : nothing,
        },
        clock.now(),
      )
      return reply.code(httpStatus).send(answer)
    })
  })
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}
