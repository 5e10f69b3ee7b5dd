/** Rows of points.goods. */
import type { Texts } from '../../../contract/shared/content-words.ts'
import type { AmountMode } from '../../../contract/shared/point-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface Goods {
  goodsId: string
  titles: Texts
  texts: Texts
  imageUrl: string
  pointsAmount: bigint
  amountRequired: bigint
  amountMode: AmountMode
  stock: number
  needsAddress: boolean
  position: number
  isOffered: boolean
}

const columns = sql.raw(`goods_id AS "goodsId", titles, texts, image_url AS "imageUrl",
  points_amount AS "pointsAmount", required_amount AS "amountRequired", amount_mode AS "amountMode", stock,
  needs_address AS "needsAddress", position, is_offered AS "isOffered"`)

export async function readAllGoods(reader: Reader, merchantId: string): Promise<Goods[]> {
  return rowsOf(
    reader,
    sql<Goods>`SELECT ${columns} FROM points.goods WHERE merchant_id = ${merchantId} ORDER BY position, goods_id`,
  )
}

/** Those of these that are the merchant's. */
export async function readGoodsOf(
  reader: Reader,
  merchantId: string,
  goodsIds: readonly string[],
): Promise<Map<string, Goods>> {
  const rows = await rowsOf(
    reader,
    sql<Goods>`
    SELECT ${columns} FROM points.goods WHERE merchant_id = ${merchantId} AND goods_id = ANY (${[...goodsIds]})`,
  )
  return new Map(rows.map((goods) => [goods.goodsId, goods]))
}

/** Offered goods in their order, a page of them. */
export async function readOfferedGoods(
  reader: Reader,
  merchantId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: Goods[]; total: number }> {
  const where = sql`merchant_id = ${merchantId} AND is_offered`
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM points.goods WHERE ${where}`,
  )
  const list = await rowsOf(
    reader,
    sql<Goods>`
    SELECT ${columns} FROM points.goods WHERE ${where}
    ORDER BY position, goods_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return { list, total }
}

/** The row is locked: its stock is decided under the lock. */
export async function lockGoods(tx: Tx, merchantId: string, goodsId: string): Promise<Goods | undefined> {
  return firstOf(
    tx,
    sql<Goods>`
    SELECT ${columns} FROM points.goods WHERE merchant_id = ${merchantId} AND goods_id = ${goodsId} FOR UPDATE`,
  )
}

/** Takes from the stock, or gives back if `quantity` is below zero. */
export async function takeFromStock(tx: Tx, goodsId: string, quantity: number): Promise<void> {
  await run(tx, sql`UPDATE points.goods SET stock = stock - ${quantity}::int WHERE goods_id = ${goodsId}`)
}

export async function putGoods(tx: Tx, merchantId: string, goods: Goods): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO points.goods (goods_id, merchant_id, titles, texts, image_url, points_amount, required_amount,
      amount_mode, stock, needs_address, position, is_offered)
    VALUES (${goods.goodsId}, ${merchantId}, ${JSON.stringify(goods.titles)}, ${JSON.stringify(goods.texts)},
      ${goods.imageUrl}, ${goods.pointsAmount},
      ${goods.amountRequired}, ${goods.amountMode}, ${goods.stock}, ${goods.needsAddress}, ${goods.position}, ${goods.isOffered})
    ON CONFLICT (goods_id) DO UPDATE SET titles = excluded.titles, texts = excluded.texts, image_url = excluded.image_url,
      points_amount = excluded.points_amount, required_amount = excluded.required_amount, amount_mode = excluded.amount_mode, stock = excluded.stock,
      needs_address = excluded.needs_address, position = excluded.position, is_offered = excluded.is_offered`,
  )
}
