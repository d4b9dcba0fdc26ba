<?xml version="1.0" encoding="utf-8"?>
<!-- The page that a browser shows instead of the XML of an RSS or Atom feed. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
  <xsl:output method="html" version="5.0" encoding="utf-8" doctype-system="about:legacy-compat"/>

  <xsl:template match="/rss/channel">
    <xsl:call-template name="page">
      <xsl:with-param name="language" select="language"/>
      <xsl:with-param name="css" select="'rss.css'"/>
      <xsl:with-param name="format" select="'an RSS feed'"/>
      <xsl:with-param name="link" select="link"/>
      <xsl:with-param name="title" select="title"/>
      <xsl:with-param name="description" select="description"/>
      <xsl:with-param name="items" select="item"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="/atom:feed">
    <xsl:call-template name="page">
      <xsl:with-param name="language" select="@xml:lang"/>
      <xsl:with-param name="css" select="'atom.css'"/>
      <xsl:with-param name="format" select="'an Atom feed'"/>
      <xsl:with-param name="link" select="atom:link[@rel='alternate']/@href"/>
      <xsl:with-param name="title" select="atom:title"/>
      <xsl:with-param name="description" select="atom:subtitle"/>
      <xsl:with-param name="items" select="atom:entry"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="item">
    <article>
      <h2><a href="{link}"><xsl:value-of select="title"/></a></h2>
      <p class="date"><xsl:value-of select="substring(pubDate, 6, 11)"/></p>
      <p><xsl:call-template name="decode"><xsl:with-param name="html" select="description"/></xsl:call-template></p>
    </article>
  </xsl:template>

  <xsl:template match="atom:entry">
    <article>
      <h2>
        <a href="{atom:link[not(@rel) or @rel='alternate']/@href}">
          <xsl:call-template name="decode"><xsl:with-param name="html" select="atom:title"/></xsl:call-template>
        </a>
      </h2>
      <p class="date"><xsl:value-of select="substring(concat(atom:published, atom:updated), 1, 10)"/></p>
      <p><xsl:call-template name="decode"><xsl:with-param name="html" select="atom:summary"/></xsl:call-template></p>
    </article>
  </xsl:template>

  <xsl:template name="page">
    <xsl:param name="language"/>
    <xsl:param name="css"/>
    <xsl:param name="format"/>
    <xsl:param name="link"/>
    <xsl:param name="title"/>
    <xsl:param name="description"/>
    <xsl:param name="items"/>
    <html lang="{$language}">
      <head>
        <title><xsl:value-of select="$title"/></title>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <link rel="stylesheet" href="{$css}"/>
      </head>
      <body>
        <header>
          <p class="note" lang="en">
            <xsl:text>This is </xsl:text>
            <xsl:value-of select="$format"/>
            <xsl:text>. To follow it, copy its address into a feed reader.</xsl:text>
          </p>
          <p><input readonly="readonly" lang="en" aria-label="Address of the feed" value="{//atom:link[@rel='self']/@href}"/></p>
          <h1><a href="{$link}"><xsl:value-of select="$title"/></a></h1>
          <p><xsl:value-of select="$description"/></p>
        </header>
        <main><xsl:apply-templates select="$items"/></main>
      </body>
    </html>
  </xsl:template>

  <!-- Decodes titles and descriptions, which are HTML in feeds. Without "disable-output-escaping", which Firefox ignores, and which would let scripts in the text run. -->
  <xsl:template name="decode">
    <xsl:param name="html"/>
    <xsl:choose>
      <xsl:when test="contains($html, '&amp;')">
        <xsl:variable name="rest" select="substring-after($html, '&amp;')"/>
        <xsl:variable name="sign">
          <xsl:choose>
            <xsl:when test="starts-with($rest, 'lt;')">&lt;</xsl:when>
            <xsl:when test="starts-with($rest, 'gt;')">&gt;</xsl:when>
            <xsl:when test="starts-with($rest, 'quot;')">"</xsl:when>
            <xsl:when test="starts-with($rest, 'amp;')">&amp;</xsl:when>
          </xsl:choose>
        </xsl:variable>
        <xsl:value-of select="substring-before($html, '&amp;')"/>
        <xsl:choose>
          <xsl:when test="$sign != ''">
            <xsl:value-of select="$sign"/>
            <xsl:call-template name="decode"><xsl:with-param name="html" select="substring-after($rest, ';')"/></xsl:call-template>
          </xsl:when>
          <xsl:otherwise>
            <xsl:text>&amp;</xsl:text>
            <xsl:call-template name="decode"><xsl:with-param name="html" select="$rest"/></xsl:call-template>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="$html"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
