<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom">
  <xsl:output method="html" version="5.0" encoding="utf-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/atom:feed">
    <html>
      <head>
        <title><xsl:value-of select="atom:title"/></title>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <link rel="stylesheet" href="atom.css"/>
      </head>
      <body>
        <header>
          <p class="note">This is an Atom feed. To follow it, copy its address into a feed reader.</p>
          <p><input readonly="readonly" aria-label="Address of the feed" value="{atom:link[@rel='self']/@href}"/></p>
          <h1><a href="{atom:link[@rel='alternate']/@href}"><xsl:value-of select="atom:title"/></a></h1>
          <p><xsl:value-of select="atom:subtitle"/></p>
        </header>
        <main>
          <xsl:for-each select="atom:entry">
            <article>
              <h2><a href="{atom:link/@href}"><xsl:value-of select="atom:title"/></a></h2>
              <p class="date"><xsl:value-of select="substring(atom:updated, 1, 10)"/></p>
              <p><xsl:value-of select="atom:summary"/></p>
            </article>
          </xsl:for-each>
        </main>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
