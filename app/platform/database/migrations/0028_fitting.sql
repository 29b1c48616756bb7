ALTER TABLE "checkouts" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "goods_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "needs" jsonb;--> statement-breakpoint
CREATE INDEX "appointments_order" ON "appointments" USING btree ("order_id");