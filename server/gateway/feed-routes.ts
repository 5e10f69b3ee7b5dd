/** The feed port's routes: the raw bytes go to the sportsbook, whose answer goes out as it is. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  feedBasePath,
  feedPaths,
  LARGEST_READ,
  type FeedPath,
} from '../../contract/vendor/sportsbook/feed-messages.ts'
import { feedPortKey, httpStatusOf, isProved, type PortAnswer } from '../../modules/sportsbook/index.ts'
import type { ProcessParts } from '../process-parts.ts'

const nothing = Buffer.alloc(0)
type Told = Pick<PortAnswer, 'status'> & Partial<PortAnswer>

export async function registerFeedPort(
  app: FastifyInstance,
  { config, database, services }: ProcessParts,
): Promise<void> {
  const port = services.use(feedPortKey)
  const answer = (reply: FastifyReply, told: Told) => {
    if (told.status === 'BUSY') reply.header('retry-after', '1')
    return reply.code(httpStatusOf(told.status)).send(told)
  }
  const take = async (request: FastifyRequest, path: FeedPath): Promise<Told> => {
    const body = Buffer.isBuffer(request.body) ? request.body : nothing
    const provider = header(request, 'x-vendor')
    const signed = {
      timestamp: header(request, 'x-timestamp'),
      signature: header(request, 'x-signature'),
    }
    const isTheirs = await isProved(database, config.secretKey, { provider, body, ...signed })
    if (!isTheirs) return { status: 'INVALID_SIGNATURE' }
    return port.receive(provider, path, body, signed)
  }
  await app.register(async (scope) => {
    // Whatever content type a provider uses: the signature is over the bytes, so they are taken as they come.
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
      if (error.statusCode === 413) return answer(reply, { status: 'FEED_TOO_LARGE' })
      if (error.statusCode !== undefined && error.statusCode < 500)
        return answer(reply, { status: 'FEED_INVALID', field: 'body' })
      request.log.error({ err: error }, 'a delivery of a feed failed')
      return answer(reply, { status: 'BUSY' })
    })
    for (const path of feedPaths)
      if (path === 'state')
        scope.get(`${feedBasePath}/${path}`, async (request, reply) =>
          answer(reply, await take(request, path)),
        )
      else
        scope.post(`${feedBasePath}/${path}`, { bodyLimit: LARGEST_READ[path] }, async (request, reply) =>
          answer(reply, await take(request, path)),
        )
  })
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}
