<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom">
  <xsl:output method="html" version="5.0" encoding="utf-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/rss/channel">
    <html lang="{language}">
      <head>
        <title><xsl:value-of select="title"/></title>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <link rel="stylesheet" href="rss.css"/>
      </head>
      <body>
        <header>
          <p class="note">This is an RSS feed. To follow it, copy its address into a feed reader.</p>
          <p><input readonly="readonly" aria-label="Address of the feed" value="{atom:link[@rel='self']/@href}"/></p>
          <h1><a href="{link}"><xsl:value-of select="title"/></a></h1>
          <p><xsl:value-of select="description"/></p>
        </header>
        <main>
          <xsl:for-each select="item">
            <article>
              <h2><a href="{link}"><xsl:value-of select="title"/></a></h2>
              <p class="date"><xsl:value-of select="pubDate"/></p>
              <p><xsl:value-of select="description"/></p>
            </article>
          </xsl:for-each>
        </main>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
