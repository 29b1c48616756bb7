// Made of the declarations of the calls (tests/architecture/client.test.ts).

export type Appointment = { "number": string; "standortUrl": string; "state": "requested" | "accepted" | "declined" | "confirmed" | "moved" | "cancelled" | "arrived" | "done" | "no-show"; "sort": "anfragen" | "buchen"; "service": string; "vehicle": string; "price": string; "startsAt": string; "endsAt": string; "canBeChanged": boolean; "depositWithoutFittingCents": number };

export type Article = { "_id": string; "id": string; "kind": "tyre" | "rim" | "product" | "complete-wheel" | "service"; "title": string; "subtitle": string; "make": string; "vk_preis": number; "offer": { "regularCents": number; "lowestCents": number | null; "until": string } | null; "stock": number; "availability": { "kind": "stocked" | "always" | "none"; "here": number; "central": number }; "image": string | null; "page": string };

export type Cart = { "lines": Array<{ "_id": string; "article": Article; "quantity": number; "vehicle": string | null; "unitCents": number; "depositCents": number; "totalCents": number; "notices": Array<{ "kind": "sold-out" | "insufficient-stock" | "price-changed"; "available"?: number; "beforeCents"?: number }> }>; "pieces": number; "coupon": { "code": string; "isRedeemed": boolean; "message": string | null } | null; "goodsCents": number; "discountCents": number; "depositCents": number; "totalCents": number; "vatCents": number };

export type Category = { "_id": string; "title": string; "url": string; "presentation": string; "isNOAEmployeeCategory": boolean; "subCategories": Array<Category> };

export type Customer = { "customer": string; "standortUrl": string | null; "data": { "salutation": string | null; "firstName": string; "lastName": string; "email": string; "phone": string | null; "address": { "street": string; "postcode": string; "city": string; "company": string | null } | null } | null };

export type DealerOrder = { "_id": string; "number": string; "orderType": "kauf" | "reservierung"; "placedAt": string; "fulfilment": "confirmed" | "ready" | "partly-handed-over" | "partly-shipped" | "handed-over" | "shipped" | "returned" | "cancelled" | "lapsed"; "delivery": "abholung" | "versand"; "payment": "vorkasse" | "paypal" | "kreditkarte" | "sepa" | "abholung" | null; "paymentState": "open" | "pending" | "partly-paid" | "paid" | "partly-refunded" | "refunded" | "charged-back"; "heldUntil": string | null; "lines": Array<{ "articleId": string; "title": string; "subtitle": string; "quantity": number; "vehicle": string | null; "unitCents": number; "discountCents": number; "depositCents": number; "ready": number; "handedOver": number; "shipped": number; "returned": number; "cancelled": number; "lapsed": number }>; "goodsCents": number; "discountCents": number; "shippingCents": number; "depositCents": number; "totalCents": number; "openCents": number; "vatCents": number; "canBeCancelled": boolean; "standortUrl": string; "isAcknowledged": boolean; "invoiceNumber": string | null; "customer": { "salutation": string | null; "firstName": string; "lastName": string; "email": string; "phone": string } | null; "address": { "street": string; "postcode": string; "city": string; "company": string | null } | null };

export type Delivery = { "_id": string; "type": string; "subject": string; "state": "waiting" | "delivered" | "dead"; "attempts": number; "createdAt": string; "nextAt": string | null; "deliveredAt": string | null; "failure": string | null };

export type Facet = { "name": string; "legend": string; "type": "checkbox" | "radio" | "flag"; "options": Array<{ "value": string; "label": string; "count": number; "isChosen": boolean }> };

export type Fact = { "name": string; "value": string };

export type Order = { "_id": string; "number": string; "orderType": "kauf" | "reservierung"; "placedAt": string; "fulfilment": "confirmed" | "ready" | "partly-handed-over" | "partly-shipped" | "handed-over" | "shipped" | "returned" | "cancelled" | "lapsed"; "delivery": "abholung" | "versand"; "payment": "vorkasse" | "paypal" | "kreditkarte" | "sepa" | "abholung" | null; "paymentState": "open" | "pending" | "partly-paid" | "paid" | "partly-refunded" | "refunded" | "charged-back"; "heldUntil": string | null; "lines": Array<{ "articleId": string; "title": string; "subtitle": string; "quantity": number; "vehicle": string | null; "unitCents": number; "discountCents": number; "depositCents": number; "ready": number; "handedOver": number; "shipped": number; "returned": number; "cancelled": number; "lapsed": number }>; "goodsCents": number; "discountCents": number; "shippingCents": number; "depositCents": number; "totalCents": number; "openCents": number; "vatCents": number; "canBeCancelled": boolean };

export type Payment = { "method": "vorkasse" | "paypal" | "kreditkarte" | "sepa" | "abholung" | null; "state": "open" | "pending" | "partly-paid" | "paid" | "partly-refunded" | "refunded" | "charged-back"; "openCents": number; "isUnderWay": boolean; "canBePaidNow": boolean; "otherMethods": Array<{ "value": "vorkasse" | "paypal" | "kreditkarte" | "sepa" | "abholung"; "name": string; "hint": string }> };

export type Subscription = { "_id": string; "url": string; "types": Array<"article.changed" | "stock.changed" | "order.placed" | "order.state" | "order.payment" | "order.paid" | "appointment.booked" | "appointment.state" | "customer.changed">; "createdAt": string };

export type Variant = { "_id": string; "id": string; "kind": "tyre" | "rim" | "product" | "complete-wheel" | "service"; "title": string; "subtitle": string; "make": string; "vk_preis": number; "offer": { "regularCents": number; "lowestCents": number | null; "until": string } | null; "stock": number; "availability": { "kind": "stocked" | "always" | "none"; "here": number; "central": number }; "image": string | null; "page": string; "slug": string; "gtin": string | null; "fabrikat": string | null; "depositCents": number | null; "stockkeeping": boolean; "isOwnArticle": boolean; "soldOut": boolean };

export type Vehicle = { "_id": string; "label": string; "vehicleType": "PKW" | "Transporter" | "Motorrad" | "LKW"; "manufacturer": string; "baseModel": string; "subModel": string; "engineOption": string; "carBodyOption": string; "gearingOption": string; "equipmentLineOption": string; "datECodePrefix": string | null; "powerKw": number | null; "builtFrom": string | null; "builtUntil": string | null };

export interface Calls {
  "GET /api/v1/hosts": {
    input: {  };
    answer: { "hosts": Array<{ "hostname": string; "standortUrl": string | null; "isFallback": boolean; "isShopSystem": boolean; "cookieProDomainId": string | null; "matomoSiteId": string | null; "indexStandortUrl": string | null }> };
  };
  "GET /api/v1/standorte/{standortUrl}": {
    input: { "standortUrl": string };
    answer: { "_id": string; "url": string; "standortUrl": string; "title": string; "theme": { "componentName": "Default" | "Legacy" | "Muster" | "EFA" | "NOA" | "Tecar" | "Compact" | "Centered" | "Split" | "Ribbon" | "Sidebar" | "Premium"; "header": { "componentName": "DefaultHeader" | "LegacyHeader" | "MusterHeader" | "EFAHeader" | "NOAHeader" | "TecarHeader" | "CompactHeader" | "CenteredHeader" | "SplitHeader" | "RibbonHeader" | "SidebarHeader" | "PremiumHeader"; "hideHomeHeroBanner": boolean; "mobileVehicleSelection": boolean; "brandsFilter": boolean; "hideHeroBanner": boolean; "hideLogin": boolean; "pageContent"?: unknown; "heroContentByPage": Array<{ "imageLink": string; "description": string; "page": string; "headline": string; "to"?: string }>; "height": { "large": number; "medium": number; "small": number; "fallback": number }; "links": Array<{ "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string; "children"?: Array<{ "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string }> }>; "carDealerLink": { "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string; "children"?: Array<{ "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string }> }; "logo"?: { "publicUrl"?: string; "alternative"?: string; "title"?: string }; "slogan"?: string }; "body": { "home": { "componentName": "DefaultHome" | "LegacyHome" }; "hideServiceForm": boolean; "stickyBoxLink"?: { "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string; "children"?: Array<{ "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string }> }; "showCouponInput": boolean; "enablePromotionLandingpages": boolean; "enableCompleteWheels": boolean }; "footer": { "componentName": "EFAFooter" | "NOAFooter" | "MusterFooter" | "DefaultFooter" | "LegacyFooter"; "links": { "ueberUns": { "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string; "children"?: Array<{ "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string }> }; "lieferungUndVersand": { "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string; "children"?: Array<{ "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string }> }; "impressum": { "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string; "children"?: Array<{ "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string }> }; "datenschutz": { "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string; "children"?: Array<{ "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string }> }; "agb": { "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string; "children"?: Array<{ "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string }> }; "widerrufsrecht": { "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string; "children"?: Array<{ "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string }> }; "serviceAnfrage"?: { "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string; "children"?: Array<{ "type": "internalLink" | "internalEventLink" | "externalLink" | "externalEventLink"; "to": string; "label": string; "icon"?: string }> } } }; "context"?: { "apis": Array<{ "id": string; "url": string }> } }; "gesellschafterNr": string; "hauptFabrikat": string | null; "redirectUrl": string | null; "sublocationUrl": string | null; "redirectSublocations": Array<string>; "redirectTo": string | null; "isTechno": boolean; "noServiceRequest": boolean; "noServices": boolean; "services": Array<{ "url": string | null; "available": boolean; "href": string | null }>; "serviceListe": Array<string>; "externalServices": Array<{ "name": string; "url": string; "default": boolean }>; "implementsAreaConcept": boolean; "areaShopSubLocations": Array<string>; "hasDat": boolean; "paymentProvider": "paypal" | "payone" | null; "paypalClientId": string | null; "colors": { [name: string]: string | undefined }; "categoryBlacklist": Array<{ "_id": string; "url": string }>; "autohauskenner": string | null; "seoMetaDataTitlePostfix": string | null; "matomoTagManagerContainer": string | null; "stammblatt": { "payone": { "aid": string | null }; "zahlungsarten": { "versand": Array<string>; "versandPaypal": Array<string> }; "subZahlungsarten": Array<string>; "versandarten": Array<string>; "fahrzeugSuche": boolean }; "anschrift": { "firma": string; "strasse": string; "plz": string; "ort": string; "land": string; "telefon": string; "email": string } };
  };
  "GET /api/v1/standorte/{standortUrl}/redirects": {
    input: { "standortUrl": string };
    answer: { "data": Array<{ "oldUrl": string; "newUrl": string; "statusCode": 301 | 302 | 303 | 307 | 308 }> };
  };
  "GET /api/v1/Dienstleistungen": {
    input: { "standortUrl": string; "vehicle"?: string };
    answer: { "data": Array<{ "_id": string; "url": string; "title": string; "icon": string; "available": boolean; "href"?: string; "price": { "text": string; "fromCents": number | null; "toCents": number | null } }> };
  };
  "GET /api/v1/Categories": {
    input: { "standortUrl": string };
    answer: { "data": Array<Category> };
  };
  "GET /api/v1/getServicenavigatorStatus": {
    input: { "standortId": string };
    answer: { "status": boolean };
  };
  "GET /api/v1/getAllServiceLocationLandingPage": {
    input: { "standortUrl": string };
    answer: { "data": Array<{ "mainLocation": string; "mainUrl": string; "url": string; "location": string }> };
  };
  "GET /api/v1/SeoMetaData": {
    input: { "standortUrl": string; "page"?: string | "" };
    answer: { "data": { "title": string | null; "description": string | null; "robots": string; "canonical": string } };
  };
  "GET /api/v1/standorte/{standortUrl}/angebote": {
    input: { "standortUrl": string };
    answer: { "data": Array<{ "_id": string; "title": string; "text": string; "page": string; "validFrom": string; "validUntil": string; "image": string | null }> };
  };
  "GET /api/v1/standorte/{standortUrl}/categories/{categoryUrl}/products/{productId}": {
    input: { "standortUrl": string; "categoryUrl": string; "productId": string; "exakt"?: "true"; "fabrikat"?: string };
    answer: { "product": { "_id": string; "title": string; "categoryUrl": string; "make": string; "description": string; "safety": string | null; "facts": Array<Fact>; "images": Array<string>; "page": string; "varianten": Array<Variant>; "selectedVariantId": string | null } };
  };
  "GET /api/v1/standorte/{standortUrl}/tires/{productId}": {
    input: { "standortUrl": string; "productId": string };
    answer: { "tire": { "_id": string; "id": string; "kind": "tyre" | "rim" | "product" | "complete-wheel" | "service"; "title": string; "subtitle": string; "make": string; "vk_preis": number; "offer": { "regularCents": number; "lowestCents": number | null; "until": string } | null; "stock": number; "availability": { "kind": "stocked" | "always" | "none"; "here": number; "central": number }; "image": string | null; "page": string; "slug": string; "gtin": string | null; "fabrikat": string | null; "depositCents": number | null; "stockkeeping": boolean; "isOwnArticle": boolean; "soldOut": boolean; "season": string; "dimension": string; "label": string; "eprelId": string | null; "facts": Array<Fact>; "images": Array<string> } };
  };
  "POST /api/v1/standorte/{standortUrl}/merkliste/products": {
    input: { "standortUrl": string };
    body: { "merkliste": Array<{ "productId": string; "selectedVariant": string; "categoryUrl"?: string; "standort"?: string }> };
    answer: { "data": Array<Article | null> };
  };
  "GET /api/v1/standorte/{standortUrl}/tires": {
    input: { "standortUrl": string; "fahrzeug"?: string; "breite"?: string; "hoehe"?: string; "durchmesser"?: string; "sofort"?: "1"; "saison"?: string | Array<string>; "hersteller"?: string | Array<string>; "preisVon"?: string; "preisBis"?: string; "tragfaehigkeit"?: string; "geschwindigkeitsindex"?: string; "nasshaftung"?: string | Array<string>; "kraftstoff"?: string | Array<string>; "geraeusch"?: string | Array<string>; "db"?: string | Array<string>; "dot"?: string | Array<string>; "alpin"?: "1"; "runflat"?: "1"; "felgenschutz"?: "1"; "xl"?: "1"; "sortierung"?: string; "seite"?: string };
    answer: { "data": Array<Article>; "total": number; "facets": Array<Facet>; "price": { "minCents": number | null; "maxCents": number | null }; "sort": string; "sorts": Array<{ "value": string; "label": string }>; "page": number; "pages": number };
  };
  "GET /api/v1/standorte/{standortUrl}/tires/filterValues": {
    input: { "standortUrl": string; "fahrzeug"?: string; "breite"?: string; "hoehe"?: string; "durchmesser"?: string; "sofort"?: "1"; "saison"?: string | Array<string>; "hersteller"?: string | Array<string>; "preisVon"?: string; "preisBis"?: string; "tragfaehigkeit"?: string; "geschwindigkeitsindex"?: string; "nasshaftung"?: string | Array<string>; "kraftstoff"?: string | Array<string>; "geraeusch"?: string | Array<string>; "db"?: string | Array<string>; "dot"?: string | Array<string>; "alpin"?: "1"; "runflat"?: "1"; "felgenschutz"?: "1"; "xl"?: "1"; "sortierung"?: string; "seite"?: string };
    answer: { "total": number; "facets": Array<Facet>; "price": { "minCents": number | null; "maxCents": number | null }; "sort": string; "sorts": Array<{ "value": string; "label": string }> };
  };
  "GET /api/v1/standorte/{standortUrl}/completeWheels": {
    input: { "standortUrl": string; "sofort"?: "1"; "saison"?: string | Array<string>; "durchmesser"?: string | Array<string>; "reifengroesse"?: string | Array<string>; "lochkreis"?: string | Array<string>; "preisVon"?: string; "preisBis"?: string; "rdks"?: "1"; "felgenhersteller"?: string | Array<string>; "reifenhersteller"?: string | Array<string>; "farbe"?: string | Array<string>; "breite"?: string | Array<string>; "nasshaftung"?: string | Array<string>; "kraftstoff"?: string | Array<string>; "geraeusch"?: string | Array<string>; "sortierung"?: string; "seite"?: string };
    answer: { "data": Array<Article>; "total": number; "facets": Array<Facet>; "price": { "minCents": number | null; "maxCents": number | null }; "sort": string; "sorts": Array<{ "value": string; "label": string }>; "page": number; "pages": number };
  };
  "GET /api/v1/standorte/{standortUrl}/completeWheels/filterValues": {
    input: { "standortUrl": string; "sofort"?: "1"; "saison"?: string | Array<string>; "durchmesser"?: string | Array<string>; "reifengroesse"?: string | Array<string>; "lochkreis"?: string | Array<string>; "preisVon"?: string; "preisBis"?: string; "rdks"?: "1"; "felgenhersteller"?: string | Array<string>; "reifenhersteller"?: string | Array<string>; "farbe"?: string | Array<string>; "breite"?: string | Array<string>; "nasshaftung"?: string | Array<string>; "kraftstoff"?: string | Array<string>; "geraeusch"?: string | Array<string>; "sortierung"?: string; "seite"?: string };
    answer: { "total": number; "facets": Array<Facet>; "price": { "minCents": number | null; "maxCents": number | null }; "sort": string; "sorts": Array<{ "value": string; "label": string }> };
  };
  "GET /api/v1/standorte/{standortUrl}/categories/{categoryUrl}/products": {
    input: { "standortUrl": string; "categoryUrl": string; "sortierung"?: string; "seite"?: string; [name: string]: string | Array<string> | undefined };
    answer: { "data": Array<Article>; "total": number; "facets": Array<Facet>; "price": { "minCents": number | null; "maxCents": number | null }; "sort": string; "sorts": Array<{ "value": string; "label": string }>; "page": number; "pages": number };
  };
  "GET /api/v1/standorte/{standortUrl}/categories/{categoryUrl}/products/filterValues": {
    input: { "standortUrl": string; "categoryUrl": string; "sortierung"?: string; "seite"?: string; [name: string]: string | Array<string> | undefined };
    answer: { "total": number; "facets": Array<Facet>; "price": { "minCents": number | null; "maxCents": number | null }; "sort": string; "sorts": Array<{ "value": string; "label": string }> };
  };
  "GET /api/v1/standorte/{standortUrl}/articles/{articleId}/availability": {
    input: { "standortUrl": string; "articleId": string };
    answer: { "_id": string; "stock": number; "availability": { "kind": "stocked" | "always" | "none"; "here": number; "central": number }; "elsewhere": Array<{ "title": string; "city": string; "pieces": number; "page": string }> };
  };
  "GET /api/v1/standorte/{standortUrl}/verdicts": {
    input: { "standortUrl": string; "vehicle": string; "articles": string };
    answer: { "data": Array<{ "_id": string; "result": "fits" | "fits-not" | "unknown"; "text": string; "pieces": number | null }> };
  };
  "GET /api/v1/vehicles/hsntsn": {
    input: { "hsn": string; "tsn": string };
    answer: { "vehicles": Array<Vehicle> };
  };
  "GET /api/v1/vehicles/search": {
    input: { "term": string };
    answer: { "vehicles": Array<Vehicle>; "hasMore": boolean; "ignoredWords": Array<string> };
  };
  "GET /api/v1/vehicles/steps": {
    input: { "vehicleType"?: string; "manufacturer"?: string; "baseModel"?: string; "subModel"?: string; "engineOption"?: string; "carBodyOption"?: string; "gearingOption"?: string; "equipmentLineOption"?: string };
    answer: { "steps": Array<{ "step": "vehicleType" | "manufacturer" | "baseModel" | "subModel" | "engineOption" | "carBodyOption" | "gearingOption" | "equipmentLineOption"; "options": Array<{ "key": string; "label": string }>; "chosen": string | null }>; "next": "vehicleType" | "manufacturer" | "baseModel" | "subModel" | "engineOption" | "carBodyOption" | "gearingOption" | "equipmentLineOption" | null; "vehicles": Array<Vehicle> };
  };
  "POST /api/v1/standorte/{standortUrl}/carts": {
    input: { "standortUrl": string };
    answer: { "cartToken": string; "validUntil": string; "cart": Cart };
  };
  "PUT /api/v1/standorte/{standortUrl}/cart/articles/{articleId}": {
    input: { "standortUrl": string; "articleId": string };
    body: { "quantity": number; "vehicle"?: string };
    answer: Cart;
  };
  "GET /api/v1/standorte/{standortUrl}/cart": {
    input: { "standortUrl": string };
    answer: Cart;
  };
  "PUT /api/v1/standorte/{standortUrl}/cart/coupon": {
    input: { "standortUrl": string };
    body: { "code": string };
    answer: Cart;
  };
  "DELETE /api/v1/standorte/{standortUrl}/cart/coupon": {
    input: { "standortUrl": string };
    answer: Cart;
  };
  "PUT /api/v1/standorte/{standortUrl}/cart/articles/{articleId}/fitting": {
    input: { "standortUrl": string; "articleId": string };
    body: { "isWanted": boolean; "withDisposal"?: boolean; "vehicle"?: string };
    answer: Cart;
  };
  "GET /api/v1/standorte/{standortUrl}/cart/slots": {
    input: { "standortUrl": string };
    answer: { "data": Array<{ "day": string; "slots": Array<{ "startsAt": string; "endsAt": string }> }> };
  };
  "PUT /api/v1/standorte/{standortUrl}/cart/slot": {
    input: { "standortUrl": string };
    body: { "startsAt": string };
    answer: { "startsAt": string; "endsAt": string; "heldUntil": string };
  };
  "GET /api/v1/standorte/{standortUrl}/checkout": {
    input: { "standortUrl": string };
    answer: { "reservation": { "totalCents": number; "heldUntil": string; "digest": string }; "purchase": Array<{ "value": string; "name": string; "delivery": "abholung" | "versand"; "shippingCents": number; "totalCents": number; "payments": Array<{ "value": "vorkasse" | "paypal" | "kreditkarte" | "sepa" | "abholung"; "name": string; "hint": string; "digest": string }> }>; "problems": Array<string>; "consents": Array<"terms" | "mismatch" | "early-start"> };
  };
  "POST /api/v1/standorte/{standortUrl}/orders": {
    input: { "standortUrl": string };
    body: { "orderType": "kauf" | "reservierung"; "contact": { "anrede": "frau" | "herr" | "divers" | "firma"; "vorname": string; "nachname": string; "email": string; "telefon": string }; "address"?: { "firma"?: string; "strasse": string; "plz": string; "ort": string }; "delivery"?: string; "deliverTo"?: { "vorname": string; "nachname": string; "firma"?: string; "strasse": string; "plz": string; "ort": string }; "payment"?: "vorkasse" | "paypal" | "kreditkarte" | "sepa" | "abholung"; "totalCents": number; "digest"?: string; "accepted": Array<"terms" | "mismatch" | "early-start"> };
    answer: { "order": Order; "page": string; "payPage": string | null; "payment": Payment | null; "goTo": string | null };
  };
  "GET /api/v1/standorte/{standortUrl}/orders": {
    input: { "standortUrl": string; "after"?: string };
    answer: { "data": Array<Order>; "next": string | null };
  };
  "GET /api/v1/standorte/{standortUrl}/orders/{orderId}": {
    input: { "standortUrl": string; "orderId": string };
    answer: Order;
  };
  "POST /api/v1/standorte/{standortUrl}/orders/{orderId}/cancellation": {
    input: { "standortUrl": string; "orderId": string };
    answer: Order;
  };
  "GET /api/v1/standorte/{standortUrl}/orders/{orderId}/payment": {
    input: { "standortUrl": string; "orderId": string };
    answer: Payment;
  };
  "POST /api/v1/standorte/{standortUrl}/orders/{orderId}/payment": {
    input: { "standortUrl": string; "orderId": string };
    body: { "method"?: "vorkasse" | "paypal" | "kreditkarte" | "sepa" | "abholung" };
    answer: { "payment": Payment; "goTo": string | null };
  };
  "DELETE /api/v1/standorte/{standortUrl}/cart/articles/{articleId}": {
    input: { "standortUrl": string; "articleId": string };
    answer: Cart;
  };
  "GET /api/v1/standorte/{standortUrl}/services/{serviceUrl}/slots": {
    input: { "standortUrl": string; "serviceUrl": string; "vehicle"?: string; "days"?: string };
    answer: { "service": { "url": string; "title": string }; "minutes": number; "sort": "anfragen" | "buchen"; "price": { "text": string; "fromCents": number | null; "toCents": number | null }; "data": Array<{ "day": string; "slots": Array<{ "startsAt": string; "endsAt": string }> }> };
  };
  "POST /api/v1/standorte/{standortUrl}/slotHolds": {
    input: { "standortUrl": string };
    body: { "service": string; "vehicle"?: string; "startsAt": string; "hold"?: string };
    answer: { "hold": string; "heldUntil": string; "startsAt": string; "endsAt": string; "sort": "anfragen" | "buchen"; "price": { "text": string; "fromCents": number | null; "toCents": number | null } };
  };
  "POST /api/v1/standorte/{standortUrl}/appointments": {
    input: { "standortUrl": string };
    body: { "service": string; "vehicle"?: string; "vehicleText"?: string; "startsAt": string; "hold"?: string; "contact": { "anrede": "frau" | "herr" | "divers" | "firma"; "vorname": string; "nachname": string; "email": string; "telefon": string }; "message"?: string; "totalCents"?: number; "accepted"?: Array<"early-start"> };
    answer: { "appointment": Appointment; "token": string; "page": string };
  };
  "GET /api/v1/standorte/{standortUrl}/appointments/{token}": {
    input: { "standortUrl": string; "token": string };
    answer: Appointment;
  };
  "GET /api/v1/standorte/{standortUrl}/appointments/{token}/slots": {
    input: { "standortUrl": string; "token": string };
    answer: { "data": Array<{ "day": string; "slots": Array<{ "startsAt": string; "endsAt": string }> }> };
  };
  "PUT /api/v1/standorte/{standortUrl}/appointments/{token}/slot": {
    input: { "standortUrl": string; "token": string };
    body: { "startsAt": string };
    answer: Appointment;
  };
  "POST /api/v1/standorte/{standortUrl}/appointments/{token}/cancellation": {
    input: { "standortUrl": string; "token": string };
    answer: Appointment;
  };
  "POST /api/v1/standorte/{standortUrl}/requests": {
    input: { "standortUrl": string };
    body: { "service"?: string; "vehicle"?: string; "vehicleText"?: string; "shownPrice"?: string; "contact": { "anrede": "frau" | "herr" | "divers" | "firma"; "vorname": string; "nachname": string; "email": string; "telefon": string }; "message"?: string; "wishDates"?: Array<string> };
    answer: { "number": string; "token": string; "page": string };
  };
  "POST /api/v1/standorte/{standortUrl}/requests/{token}/pictures": {
    input: { "standortUrl": string; "token": string };
    body: Blob;
    answer: { "pictures": number };
  };
  "POST /api/v1/auth/signup": {
    input: {  };
    body: { "user": { "email": string; "password": string; "vorname": string; "nachname": string }; "standortUrl": string };
    answer: { "user": { "_id": string | null; "email": string; "anrede": "frau" | "herr" | "divers" | "firma" | null; "vorname": string; "nachname": string; "telefon": string | null; "isNOAEmployee": boolean; "isConfirmed": boolean; "merkliste": Array<{ "productId": string; "selectedVariant": string; "categoryUrl"?: string; "standort"?: string }> }; "token": string };
  };
  "POST /api/v1/auth/signin": {
    input: {  };
    body: { "username": string; "password": string; "standortUrl": string; "code"?: string };
    answer: { "user": { "_id": string | null; "email": string; "anrede": "frau" | "herr" | "divers" | "firma" | null; "vorname": string; "nachname": string; "telefon": string | null; "isNOAEmployee": boolean; "isConfirmed": boolean; "merkliste": Array<{ "productId": string; "selectedVariant": string; "categoryUrl"?: string; "standort"?: string }> }; "token": string };
  };
  "GET /api/v1/auth/user/current": {
    input: {  };
    answer: { "user": { "_id": string | null; "email": string; "anrede": "frau" | "herr" | "divers" | "firma" | null; "vorname": string; "nachname": string; "telefon": string | null; "isNOAEmployee": boolean; "isConfirmed": boolean; "merkliste": Array<{ "productId": string; "selectedVariant": string; "categoryUrl"?: string; "standort"?: string }> } };
  };
  "PUT /api/v1/users": {
    input: {  };
    body: { "user": { "anrede"?: "frau" | "herr" | "divers" | "firma"; "vorname"?: string; "nachname"?: string; "telefon"?: string | null; "merkliste"?: Array<{ "productId": string; "selectedVariant": string; "categoryUrl"?: string; "standort": string }> } };
    answer: { "user": { "_id": string | null; "email": string; "anrede": "frau" | "herr" | "divers" | "firma" | null; "vorname": string; "nachname": string; "telefon": string | null; "isNOAEmployee": boolean; "isConfirmed": boolean; "merkliste": Array<{ "productId": string; "selectedVariant": string; "categoryUrl"?: string; "standort"?: string }> } };
  };
  "DELETE /api/v1/users": {
    input: {  };
    body: { "password": string };
    answer: { "message": string };
  };
  "PUT /api/v1/auth/password": {
    input: {  };
    body: { "oldPassword": string; "password": string };
    answer: { "message": string };
  };
  "POST /api/v1/auth/resetPassword": {
    input: {  };
    body: { "email": string; "standortUrl": string };
    answer: { "message": string };
  };
  "PUT /api/v1/auth/resetPassword": {
    input: {  };
    body: { "hash": string; "email": string; "password": string };
    answer: { "message": string };
  };
  "GET /api/v1/key": {
    input: {  };
    answer: { "name": string; "scopes": Array<"catalogue" | "prices" | "stock" | "orders" | "customers" | "content">; "locations": Array<string>; "allLocations": boolean; "expiresAt": string };
  };
  "PUT /api/v1/stock": {
    input: { "mode"?: "right" | "all" };
    body: Array<{ "id": string; "standort": string; "stueck": number | string; "trotzdem"?: boolean }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PATCH /api/v1/stock": {
    input: { "mode"?: "right" | "all" };
    body: Array<{ "id": string; "standort": string; "stueck": number | string; "trotzdem"?: boolean }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PUT /api/v1/prices": {
    input: { "mode"?: "right" | "all" };
    body: Array<{ "artikel": string; "standort": string; "preis": string; "gueltigVon"?: string; "angebot"?: string; "angebotBis"?: string }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PATCH /api/v1/prices": {
    input: { "mode"?: "right" | "all" };
    body: Array<{ "artikel": string; "standort": string; "preis": string; "gueltigVon"?: string; "angebot"?: string; "angebotBis"?: string }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PUT /api/v1/tyres": {
    input: { "mode"?: "right" | "all" };
    body: Array<{ "id": string | number; "gtin": string | number | null; "hersteller": string | number | null; "modell": string | number | null; "saison": string | number | null; "fahrzeug": string | number | null; "breite": string | number | null; "hoehe": string | number | null; "bauart": string | number | null; "durchmesser": string | number | null; "tragfaehigkeit": string | number | null; "tragfaehigkeitZwilling": string | number | null; "geschwindigkeitsindex": string | number | null; "xl": boolean | "" | "0" | "1" | 0 | 1 | null; "c": boolean | "" | "0" | "1" | 0 | 1 | null; "runflat": string | number | null; "oe": string | number | null; "alpin": boolean | "" | "0" | "1" | 0 | 1 | null; "ms": boolean | "" | "0" | "1" | 0 | 1 | null; "felgenschutz": boolean | "" | "0" | "1" | 0 | 1 | null; "eis": boolean | "" | "0" | "1" | 0 | 1 | null; "kraftstoff": string | number | null; "nasshaftung": string | number | null; "geraeusch": string | number | null; "db": string | number | null; "eprel": string | number | null; "preis": string | number | null; "profil": string | number | null; "dot": string | number | null }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PATCH /api/v1/tyres": {
    input: { "mode"?: "right" | "all"; "allowRemovals"?: "true" | "false" };
    body: Array<{ "id": string | number; "gtin"?: string | number | null; "hersteller"?: string | number | null; "modell"?: string | number | null; "saison"?: string | number | null; "fahrzeug"?: string | number | null; "breite"?: string | number | null; "hoehe"?: string | number | null; "bauart"?: string | number | null; "durchmesser"?: string | number | null; "tragfaehigkeit"?: string | number | null; "tragfaehigkeitZwilling"?: string | number | null; "geschwindigkeitsindex"?: string | number | null; "xl"?: boolean | "" | "0" | "1" | 0 | 1 | null; "c"?: boolean | "" | "0" | "1" | 0 | 1 | null; "runflat"?: string | number | null; "oe"?: string | number | null; "alpin"?: boolean | "" | "0" | "1" | 0 | 1 | null; "ms"?: boolean | "" | "0" | "1" | 0 | 1 | null; "felgenschutz"?: boolean | "" | "0" | "1" | 0 | 1 | null; "eis"?: boolean | "" | "0" | "1" | 0 | 1 | null; "kraftstoff"?: string | number | null; "nasshaftung"?: string | number | null; "geraeusch"?: string | number | null; "db"?: string | number | null; "eprel"?: string | number | null; "preis"?: string | number | null; "profil"?: string | number | null; "dot"?: string | number | null; "entfernen"?: true }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PUT /api/v1/rims": {
    input: { "mode"?: "right" | "all" };
    body: Array<{ "id": string | number; "gtin": string | number | null; "hersteller": string | number | null; "modell": string | number | null; "design": string | number | null; "material": string | number | null; "farbe": string | number | null; "durchmesser": string | number | null; "breite": string | number | null; "lochzahl": string | number | null; "lochkreis": string | number | null; "mittenloch": string | number | null; "einpresstiefe": string | number | null; "traglast": string | number | null; "abe": string | number | null; "preis": string | number | null; "zentrierringe"?: boolean | "" | "0" | "1" | 0 | 1 | null }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PATCH /api/v1/rims": {
    input: { "mode"?: "right" | "all"; "allowRemovals"?: "true" | "false" };
    body: Array<{ "id": string | number; "gtin"?: string | number | null; "hersteller"?: string | number | null; "modell"?: string | number | null; "design"?: string | number | null; "material"?: string | number | null; "farbe"?: string | number | null; "durchmesser"?: string | number | null; "breite"?: string | number | null; "lochzahl"?: string | number | null; "lochkreis"?: string | number | null; "mittenloch"?: string | number | null; "einpresstiefe"?: string | number | null; "traglast"?: string | number | null; "abe"?: string | number | null; "preis"?: string | number | null; "zentrierringe"?: boolean | "" | "0" | "1" | 0 | 1 | null; "entfernen"?: true }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PUT /api/v1/completeWheels": {
    input: { "mode"?: "right" | "all" };
    body: Array<{ "id": string | number; "felge": string | number | null; "reifen": string | number | null; "sensor": string | number | null; "preis": string | number | null }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PATCH /api/v1/completeWheels": {
    input: { "mode"?: "right" | "all"; "allowRemovals"?: "true" | "false" };
    body: Array<{ "id": string | number; "felge"?: string | number | null; "reifen"?: string | number | null; "sensor"?: string | number | null; "preis"?: string | number | null; "entfernen"?: true }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PUT /api/v1/products": {
    input: { "mode"?: "right" | "all" };
    body: Array<{ "id": string | number; "kategorie": string | number | null; "weitereKategorien"?: string | number | null; "hersteller": string | number | null; "name": string | number | null; "beschreibung": string | number | null; "sicherheit": string | number | null; "daten": string | number | null; "werte": string | number | null }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PATCH /api/v1/products": {
    input: { "mode"?: "right" | "all"; "allowRemovals"?: "true" | "false" };
    body: Array<{ "id": string | number; "kategorie"?: string | number | null; "weitereKategorien"?: string | number | null; "hersteller"?: string | number | null; "name"?: string | number | null; "beschreibung"?: string | number | null; "sicherheit"?: string | number | null; "daten"?: string | number | null; "werte"?: string | number | null; "entfernen"?: true }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PUT /api/v1/variants": {
    input: { "mode"?: "right" | "all" };
    body: Array<{ "id": string | number; "produkt": string | number | null; "gtin": string | number | null; "artikelnummer": string | number | null; "bezeichnung": string | number | null; "fabrikat": string | number | null; "ecodes": string | number | null; "werte": string | number | null; "inhalt": string | number | null; "pfand": string | number | null; "preis": string | number | null; "bestand": string | number | null }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PATCH /api/v1/variants": {
    input: { "mode"?: "right" | "all"; "allowRemovals"?: "true" | "false" };
    body: Array<{ "id": string | number; "produkt"?: string | number | null; "gtin"?: string | number | null; "artikelnummer"?: string | number | null; "bezeichnung"?: string | number | null; "fabrikat"?: string | number | null; "ecodes"?: string | number | null; "werte"?: string | number | null; "inhalt"?: string | number | null; "pfand"?: string | number | null; "preis"?: string | number | null; "bestand"?: string | number | null; "entfernen"?: true }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PUT /api/v1/vehicles": {
    input: { "mode"?: "right" | "all" };
    body: Array<{ "id": string | number; "fahrzeugart": string | number | null; "hersteller": string | number | null; "modell": string | number | null; "baureihe": string | number | null; "motor": string | number | null; "karosserie": string | number | null; "getriebe": string | number | null; "ausstattung": string | number | null; "bezeichnung": string | number | null; "ecode": string | number | null; "kw": string | number | null; "gebautVon": string | number | null; "gebautBis": string | number | null; "form": string | number | null; "schluessel": string | number | null; "fin": string | number | null; "lochzahl": string | number | null; "lochkreis": string | number | null; "mittenloch": string | number | null; "einpresstiefeVon": string | number | null; "einpresstiefeBis": string | number | null; "achslastVorn": string | number | null; "achslastHinten": string | number | null; "hoechstgeschwindigkeit": string | number | null; "rdks": string | number | null; "bereifung": string | number | null; "quelle": string | number | null }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "PATCH /api/v1/vehicles": {
    input: { "mode"?: "right" | "all"; "allowRemovals"?: "true" | "false" };
    body: Array<{ "id": string | number; "fahrzeugart"?: string | number | null; "hersteller"?: string | number | null; "modell"?: string | number | null; "baureihe"?: string | number | null; "motor"?: string | number | null; "karosserie"?: string | number | null; "getriebe"?: string | number | null; "ausstattung"?: string | number | null; "bezeichnung"?: string | number | null; "ecode"?: string | number | null; "kw"?: string | number | null; "gebautVon"?: string | number | null; "gebautBis"?: string | number | null; "form"?: string | number | null; "schluessel"?: string | number | null; "fin"?: string | number | null; "lochzahl"?: string | number | null; "lochkreis"?: string | number | null; "mittenloch"?: string | number | null; "einpresstiefeVon"?: string | number | null; "einpresstiefeBis"?: string | number | null; "achslastVorn"?: string | number | null; "achslastHinten"?: string | number | null; "hoechstgeschwindigkeit"?: string | number | null; "rdks"?: string | number | null; "bereifung"?: string | number | null; "quelle"?: string | number | null; "entfernen"?: true }>;
    answer: { "done": number; "refused": number; "results": Array<{ "line": number; "state": "done" | "refused" | "left"; "problems": Array<{ "field": string; "message": string }> }> };
  };
  "GET /api/v1/changes/stock": {
    input: { "cursor"?: string };
    answer: { "data": Array<{ "article": string; "standortUrl": string | null; "onHand": number; "allocated": number }>; "cursor": string; "hasMore": boolean };
  };
  "GET /api/v1/changes/articles": {
    input: { "cursor"?: string };
    answer: { "data": Array<{ "article": string; "standortUrl": string | null; "title": string; "gtin": string | null; "isForSale": boolean; "vk_preis": number | null }>; "cursor": string; "hasMore": boolean };
  };
  "GET /api/v1/changes/orders": {
    input: { "cursor"?: string };
    answer: { "data": Array<DealerOrder>; "cursor": string; "hasMore": boolean };
  };
  "GET /api/v1/changes/appointments": {
    input: { "cursor"?: string };
    answer: { "data": Array<{ "number": string; "standortUrl": string; "state": string; "startsAt": string; "endsAt": string; "service": string; "vehicle": string; "customer": { "firstName": string; "lastName": string; "email": string; "phone": string } | null }>; "cursor": string; "hasMore": boolean };
  };
  "GET /api/v1/changes/customers": {
    input: { "cursor"?: string };
    answer: { "data": Array<Customer>; "cursor": string; "hasMore": boolean };
  };
  "PUT /api/v1/standorte/{standortUrl}/pages": {
    input: { "standortUrl": string };
    body: { "pfad": string; "art": "text" | "fragen" | "begriffe" | "artikel" | "uebersicht"; "label": string; "titel": string; "beschreibung": string; "einleitung"?: string; "stichworte"?: string; "gueltigVon"?: string; "gueltigBis"?: string; "text": string };
    answer: { "page": string };
  };
  "DELETE /api/v1/standorte/{standortUrl}/pages": {
    input: { "standortUrl": string; "pfad": string };
    answer: { "removed": string };
  };
  "PUT /api/v1/standorte/{standortUrl}/seo": {
    input: { "standortUrl": string };
    body: { "page": string; "title"?: string | null; "description"?: string | null; "robots"?: string | null; "canonical"?: string | null };
    answer: { "page": string };
  };
  "GET /api/v1/standorte/{standortUrl}/dealerOrders": {
    input: { "standortUrl": string; "state"?: "open" | "confirmed" | "ready" | "partly-handed-over" | "partly-shipped" | "handed-over" | "shipped" | "returned" | "cancelled" | "lapsed"; "after"?: string };
    answer: { "data": Array<DealerOrder>; "next": string | null };
  };
  "GET /api/v1/standorte/{standortUrl}/dealerOrders/{number}": {
    input: { "standortUrl": string; "number": string };
    answer: DealerOrder;
  };
  "POST /api/v1/standorte/{standortUrl}/dealerOrders/{number}/acknowledgement": {
    input: { "standortUrl": string; "number": string };
    answer: DealerOrder;
  };
  "POST /api/v1/standorte/{standortUrl}/dealerOrders/{number}/fulfilment": {
    input: { "standortUrl": string; "number": string };
    body: { "command": "ready" | "hand-over" | "ship" | "cancel"; "lines"?: Array<{ "position": number; "quantity"?: number }>; "paid"?: "cash" | "card" | "transfer" | "later"; "parcels"?: Array<{ "carrier": string; "number": string }>; "reason"?: string };
    answer: DealerOrder;
  };
  "PUT /api/v1/standorte/{standortUrl}/dealerOrders/{number}/invoice": {
    input: { "standortUrl": string; "number": string };
    body: { "invoiceNumber": string };
    answer: DealerOrder;
  };
  "POST /api/v1/subscriptions": {
    input: {  };
    body: { "url": string; "types": Array<"article.changed" | "stock.changed" | "order.placed" | "order.state" | "order.payment" | "order.paid" | "appointment.booked" | "appointment.state" | "customer.changed"> };
    answer: { "subscription": Subscription; "secret": string };
  };
  "GET /api/v1/subscriptions": {
    input: {  };
    answer: { "data": Array<Subscription> };
  };
  "POST /api/v1/subscriptions/{id}/secret": {
    input: { "id": string };
    answer: { "secret": string };
  };
  "POST /api/v1/subscriptions/{id}/test": {
    input: { "id": string };
    answer: Delivery;
  };
  "GET /api/v1/subscriptions/{id}/deliveries": {
    input: { "id": string; "state"?: "waiting" | "delivered" | "dead" };
    answer: { "data": Array<Delivery> };
  };
  "POST /api/v1/subscriptions/{id}/deliveries/{deliveryId}/replay": {
    input: { "id": string; "deliveryId": string };
    answer: Delivery;
  };
  "DELETE /api/v1/subscriptions/{id}": {
    input: { "id": string };
    answer: {  };
  };
}

