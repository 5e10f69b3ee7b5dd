-- Up Migration
-- A bet shows what a draw pays once the member has it by the version of the result that stands, so that a
-- corrected result is not shown as paid before it is (docs/flows/lottery-order.md).
DROP VIEW lottery.order_shown;
CREATE VIEW lottery.order_shown AS
SELECT o.*, i.state AS issue_state, i.result, i.opens_at, i.closes_at, i.draws_at,
       w.win_amount, w.refund_amount, coalesce(s.paid_version, 0) AS paid_version,
       CASE
         WHEN o.cancel_cause = 'VOID' THEN 'REFUNDED'
         WHEN o.is_cancelled THEN 'CANCELLED'
         WHEN s.paid_version IS NULL OR s.paid_version < i.version THEN 'PLACED'
         WHEN w.win_amount = 0 AND w.refund_amount = o.stake_amount THEN 'REFUNDED'
         ELSE CASE WHEN s.paid_version > 1 THEN 'RE' ELSE '' END
           || CASE WHEN w.win_amount > 0 THEN 'SETTLED_WIN' ELSE 'SETTLED_LOSE' END
       END AS state
FROM lottery.orders o
JOIN lottery.issue i ON i.game_code = o.game_code AND i.numero = o.numero
LEFT JOIN lottery.share s ON s.game_code = o.game_code AND s.numero = o.numero AND s.member_id = o.member_id
CROSS JOIN LATERAL (
  SELECT coalesce(sum(t.win_amount), 0)::bigint AS win_amount,
         coalesce(sum(t.refund_amount), 0)::bigint AS refund_amount
  FROM lottery.line_win t WHERE t.order_id = o.order_id) AS w;
GRANT SELECT ON lottery.order_shown TO sala_app;
