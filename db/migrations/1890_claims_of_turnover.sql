-- Up Migration
-- The turnover of what a rain, a raffle and an invitation gave names its claim, as that of every other kind
-- does: the report of a promotion finds by it what became of the claim.
UPDATE wagering.requirement r SET reference = c.claim_id
FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
WHERE r.member_id = c.member_id AND r.source = p.kind
  AND p.kind IN ('RED_ENVELOPE', 'RAFFLE', 'REFERRAL')
  AND r.reference = CASE
    WHEN p.kind = 'RED_ENVELOPE' THEN 'envelope:' || c.promotion_id || ':' || c.member_id
    WHEN p.kind = 'RAFFLE' THEN 'raffle:' || c.claim_id
    WHEN c.cycle = 'invited' THEN c.reference
    WHEN c.cycle LIKE 'share:%' THEN
      'referral-share:' || c.member_id || ':' || c.reference || ':' || c.promotion_id
    ELSE 'referral:' || c.claim_id || ':referrer' END;
