-- Up Migration
-- Nights of VIP levels and weeks of rebates come as far as all other work over members: one table for all of it.
INSERT INTO promotions.run (merchant_id, name, period, after_member, ended_at)
SELECT merchant_id, 'vip-night', day::text, after_member, ended_at FROM promotions.vip_run
UNION ALL
SELECT merchant_id, 'weekly-rebate', week, after_member, ended_at FROM promotions.rebate_run;
DROP TABLE promotions.vip_run;
DROP TABLE promotions.rebate_run;
