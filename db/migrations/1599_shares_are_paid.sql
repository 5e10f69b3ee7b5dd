-- Up Migration
-- A share is written when its member is paid (docs/flows/lottery-order.md), so none is looked for unpaid.
DROP INDEX lottery.share_unpaid;
