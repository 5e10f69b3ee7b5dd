/** The vendor port's routes: the raw bytes go to the launch module, whose answer goes out as it is. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { houseCallNames } from '../../contract/vendor/launch/house-messages.ts'
import { vendorBasePath, vendorCallNames } from '../../contract/vendor/launch/messages.ts'
import { launchKey } from '../../modules/launch/index.ts'
import type { Services } from '../../platform/services.ts'

const nothing = Buffer.alloc(0)

export async function registerVendorPort(app: FastifyInstance, services: Services): Promise<void> {
  const launch = services.use(launchKey)
  await app.register(async (scope) => {
    // Whatever content type a vendor uses: the signature is over the bytes, so they are taken as they come.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      (
        _request: FastifyRequest,
        body: string | Buffer,
        done: (error: Error | null, body?: unknown) => void,
      ) => done(null, body),
    )
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      const status = error.statusCode !== undefined && error.statusCode < 500 ? 'INVALID_REQUEST' : 'BUSY'
      if (status === 'BUSY') request.log.error({ err: error }, 'a vendor message failed')
      return reply.code(status === 'BUSY' ? 503 : error.statusCode!).send({ status })
    })
    const answer = (reply: FastifyReply, { httpStatus, text }: { httpStatus: number; text: string }) => {
      if (httpStatus === 503) reply.header('retry-after', '1')
      return reply.code(httpStatus).header('content-type', 'application/json; charset=utf-8').send(text)
    }
    for (const call of vendorCallNames)
      scope.post(`${vendorBasePath}/${call}`, async (request, reply) =>
        answer(reply, await launch.receive({ call, ...signedOf(request) })),
      )
    for (const call of houseCallNames)
      scope.post(`${vendorBasePath}/${call}`, async (request, reply) => {
        const told = await launch.receiveHouse({ call, ...signedOf(request) })
        // To anybody but a vendor of the house, its calls do not exist.
        if (!told) return reply.callNotFound()
        return answer(reply, told)
      })
  })
}

const signedOf = (request: FastifyRequest) => ({
  vendor: header(request, 'x-vendor'),
  timestamp: header(request, 'x-timestamp'),
  signature: header(request, 'x-signature'),
  address: request.ip,
  body: Buffer.isBuffer(request.body) ? request.body : nothing,
})

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}
