-- The transfer id at which a follower's next batch ends: at most `most` transfers and at most `most` rounds
-- that were closed by a statement (wallet.round_valid) after `start`, never beyond the horizon; `start`
-- itself if nothing new is final.
CREATE OR REPLACE FUNCTION wallet.next_stop(start bigint, most int)
RETURNS bigint LANGUAGE sql STABLE
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
  SELECT least(
    coalesce(
      (SELECT max(id)
       FROM (
         SELECT t.id FROM wallet.transfer t
         WHERE t.id > start AND t.id <= wallet.horizon()
         ORDER BY t.id LIMIT most) AS s
       HAVING count(*) = most),
      greatest(start, wallet.horizon())),
    (SELECT max(txn_id)
     FROM (
       SELECT v.txn_id FROM wallet.round_valid v
       WHERE v.txn_id > start AND v.txn_id <= wallet.horizon()
       ORDER BY v.txn_id LIMIT most) AS s
     HAVING count(*) = most))
$$;
