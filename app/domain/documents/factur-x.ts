/** XMP of Factur-X 1.0 (ZUGFeRD 2): PDF/A asks for a description of the schema that the last part uses. */
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

export const XML_NAME = 'factur-x.xml';

const values = {
  DocumentType: 'INVOICE',
  DocumentFileName: XML_NAME,
  Version: '1.0',
  ConformanceLevel: 'EN 16931',
};

const describedProperty = (name: string) => `
<rdf:li rdf:parseType="Resource">
  <pdfaProperty:name>${name}</pdfaProperty:name>
  <pdfaProperty:valueType>Text</pdfaProperty:valueType>
  <pdfaProperty:category>external</pdfaProperty:category>
  <pdfaProperty:description>${name} of the embedded invoice</pdfaProperty:description>
</rdf:li>`;

export const facturXMetadata = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${Object.keys(values).map(describedProperty).join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${Object.entries(values)
  .map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('')}</rdf:Description>`;
